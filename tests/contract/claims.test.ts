import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '../../scripts/sandbox/dataFile';
import type { Figures } from '../../scripts/sandbox/figures';
import type { LadderStep } from '../../scripts/sandbox/club';
import { limitPeriods } from '../../scripts/sandbox/limits';
import { wireMethods, withdrawalTerms } from '../../scripts/sandbox/paymentMethods';
import { readSiteData, type SiteData } from '../../scripts/sandbox/siteData';
import { folderTexts } from '../../scripts/words/texts';
import { testSite } from '../fixtures/site';

interface Mission {
  readonly id: string;
  readonly goal: number;
  readonly title: { readonly EN: string };
}

const sites = [...readSiteData().values()];
const club = readDataFile('club.json') as {
  readonly ladders: Readonly<Record<string, readonly LadderStep[]>>;
  readonly missions: readonly Mission[];
};
const { news } = readDataFile('site.json') as { readonly news: readonly { readonly figures?: Figures }[] };
const cms = readDataFile('cms.json') as { readonly banking: { readonly EN: string } };
const { currency } = testSite();
const methods = wireMethods(currency);
const english = folderTexts(join(import.meta.dirname, '../..'), 'scripts/sandbox/data').filter(
  ({ code }) => code === 'EN',
);

const figureOf = (figures: Figures, name: string): unknown => Object.values(figures[name] ?? {})[0];
const ladderOf = ({ domain }: SiteData) => club.ladders[domain] ?? [];
/** Sites with a figure of this name, each with its value. */
const sitesWith = (name: string) =>
  sites.flatMap((site) => {
    const value = figureOf(site.figures, name);
    return value === undefined ? [] : [[site.domain, site, value] as const];
  });

describe('what content says of ways to pay', () => {
  it('names each kind of them, and that some have a fee', () => {
    const banking = cms.banking.EN.toLowerCase();
    const kinds = { wallet: 'e-wallet', bank: 'bank transfer', card: 'card', voucher: 'counter voucher' };
    expect(methods.filter(({ kind }) => !banking.includes(kinds[kind]))).toEqual([]);
    const hasFees = methods.some(({ deposit, withdrawal }) =>
      [deposit, withdrawal].some((terms) => (terms?.fee ?? '0') !== '0'),
    );
    expect(/\bsome payment methods carry a fee\b/.test(banking)).toBe(hasFees);
  });

  it('promises the time of a withdrawal for e-wallets alone, as their terms have it', () => {
    const { seconds } = withdrawalTerms({ kind: 'bank', bankCode: 'pouch' }, currency);
    const told = [...sites.map(({ figures }) => figures), ...news.map(({ figures = {} }) => figures)].flatMap(
      ({ payout }) => (payout === undefined ? [] : [payout]),
    );
    expect(told.length).toBeGreaterThan(10);
    expect(new Set(told.map((figure) => JSON.stringify(figure)))).toEqual(
      new Set([JSON.stringify({ duration: Math.round(seconds / 60), unit: 'minute' })]),
    );
    expect(english.filter(({ text }) => text.includes('{payout}') && !/\be-wallet\b/i.test(text))).toEqual([]);
    expect(english.filter(({ text }) => /\b(?:instant|same[- ]day)\b/i.test(text))).toEqual([]);
  });
});

describe('what content says of deposit limits', () => {
  it('names no period, because they count back from now', () => {
    expect(limitPeriods).toEqual(['DAY', 'WEEK', 'MONTH']);
    expect(english.filter(({ text }) => /\b(?:daily|weekly|monthly)\b[^.]*\blimits?\b/i.test(text))).toEqual([]);
  });
});

describe('what content says of VIP levels', () => {
  it.each([...sitesWith('levels'), ...sitesWith('crowns')])('counts those of %s', (_, site, count) => {
    expect(count).toBe(ladderOf(site).length);
  });

  it.each(sitesWith('cashback').filter(([, { promotions }]) => promotions.some(isByLevel)))(
    'offers the highest cashback of %s',
    (_, site, percent) => {
      expect(percent).toBe(Math.max(...ladderOf(site).map(({ cashback }) => cashback)));
    },
  );
});

describe('the title of a mission', () => {
  it.each([...sites.map(({ domain, missions }) => [domain, missions] as const), ['club', club.missions] as const])(
    'of %s names how often, where that is more than once',
    (_, missions: readonly Mission[]) => {
      expect(missions.filter(({ goal, title }) => goal > 1 !== title.EN.includes('{goal}'))).toEqual([]);
    },
  );
});

describe('a count', () => {
  it('[I18N-3] is written in no letters, but in the words of the wireframe', () => {
    const spelled = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i;
    const own = english.filter(({ place }) => !/\/(?:wireframe\.example|phrases|players|teams)\.json/.test(place));
    const rest = (text: string) => text.replace(/\{\w+\}|Deep Nine/g, '');
    expect(own.filter(({ text }) => spelled.test(rest(text)))).toEqual([]);
  });
});

/** Whether an offer tells of cashback that depends on the level. */
function isByLevel({ title, text }: SiteData['promotions'][number]): boolean {
  const words = `${title.EN} ${text.EN}`;
  return /\blevel\b/.test(words) && /cashback/i.test(words);
}
