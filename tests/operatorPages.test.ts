import { describe, expect, it } from 'vitest';
import { bySite, compileOneSite } from '../engine/config/compileConfigs';
import { localeCodes, type CompiledBundle } from '../engine/config/compiled';
import { loadPlatform } from '../engine/config/platform';
import { readConfigInput } from '../scripts/config/readConfigs';
import { siteFileOf, siteText } from '../scripts/newSite/newSite';
import { pagePayload, renderPage } from '../prerender';
import { foreignBrandIn } from './fixtures/foreignBrands';
import { gateShare } from './gateShare';

const shipped = readConfigInput(process.cwd());
const platform = loadPlatform(bySite(shipped).shared);
const templates = [...platform.templates.values()].filter(({ pages }) => pages.size > 0).map(({ name }) => name);
const content = { snapshot: () => Promise.resolve({ at: '2026-11-20T12:00:00.000Z', values: {} }) };
const operator = {
  legalName: 'Opaline Pastimes Unltd',
  licences: [{ number: 'ZQ/4711', authority: 'Board of Zq', url: 'https://board.example/zq' }],
  founded: 1987,
  auditor: 'Plumb Line Testing',
  ageMark: '19+',
};

/** What the demo sites say of themselves. */
const demoWords = [...shipped.files].flatMap(([file, text]) => {
  if (!/^site-configs\/sites\/[^/]+\/site\.json$/.test(file)) return [];
  const said = (
    JSON.parse(text) as {
      readonly operator?: { readonly legalName: string; readonly licences: readonly { readonly number: string }[] };
    }
  ).operator;
  if (said === undefined) return [];
  return [said.legalName, ...said.licences.map(({ number }) => number.replace(' (demo)', ''))];
});

/** A site as `new-site` writes it, with every language, and with more in its file. */
function newSite(template: string, more: object = {}): CompiledBundle {
  const domain = 'new-house.example';
  const color = platform.templates.get(template) === undefined ? '' : 'sapphire';
  const text = siteText({
    domain,
    name: 'New House',
    template,
    color,
    currency: 'PHP',
    languages: localeCodes.join(','),
    externalId: 'NH01',
  });
  const written = JSON.stringify({ ...(JSON.parse(text) as object), ...more });
  const { bundle, problems } = compileOneSite(
    platform,
    { domain, files: new Map([[siteFileOf(domain), written]]), brandFiles: new Set() },
    [],
  );
  expect(problems).toEqual([]);
  if (bundle === undefined) throw new Error(`${template} does not compile.`);
  return bundle;
}

/** The words of a site's home as it is served, layout and footer with it. */
async function servedWords(bundle: CompiledBundle, code: string): Promise<string> {
  const { site, pages } = bundle;
  const locale = site.locales.enabled.find((enabled) => enabled.code === code);
  const home = pages['home'];
  if (!locale || !home) throw new Error(`No home in ${code}.`);
  const payload = { site, build: 'test', release: 'test', ...(await pagePayload(bundle, home, locale, content)) };
  const { html } = await renderPage(payload, locale.prefix === '' ? '/' : `/${locale.prefix}`);
  return html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe.each(gateShare(templates, 0.15, (template) => template))('a new site of %s', (template) => {
  it('that says nothing of its operator shows no company, licence, year or age of another, and no empty placeholder', async () => {
    const words = await servedWords(newSite(template), 'EN');
    expect(words).toContain('New House');
    expect(demoWords.filter((word) => words.includes(word))).toEqual([]);
    expect(words).not.toMatch(/\{operator\.|\d\d\+/);
    expect(foreignBrandIn(words), words).toBeUndefined();
  });

  it('[I18N-1] that says who runs it shows that in every language', async () => {
    const bundle = newSite(template, { operator });
    for (const code of localeCodes) {
      const words = await servedWords(bundle, code);
      for (const said of [operator.legalName, 'ZQ/4711', 'Board of Zq', operator.ageMark])
        expect(words, `${code}: ${said}`).toContain(said);
      expect(words).not.toContain('{operator');
    }
  });
});

it('a house of template8 says the year it was founded and who tests its games, once it says so itself', async () => {
  const without = await servedWords(newSite('template8'), 'EN');
  expect(without).not.toMatch(/since|Tested for fairness/i);
  const words = await servedWords(newSite('template8', { operator }), 'EN');
  expect(words).toContain('Home of jackpots since 1987');
  expect(words).toContain('Audited by Plumb Line Testing');
});
