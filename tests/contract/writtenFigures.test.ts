import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../engine/i18n/format';
import { loadBundles } from '../../scripts/config/readConfigs';
import { createSandbox } from '../../scripts/sandbox/index';

const sites = [...loadBundles(join(import.meta.dirname, '../..')).bundles.values()].map(({ site }) => site);
const app = await createSandbox({ seed: 'livery', now: () => Date.parse('2026-11-20T12:14:00Z'), sites });

const calls = [
  'fetch_slide',
  'marquee',
  'jackpots',
  'leaderboard',
  'missions',
  'promotions',
  'race_card',
  'news',
  'fetch_announment',
].map((name) => `/api/home/${name}`);

/** The answer to a call of a site's page in a language, whichever method the call has. */
async function ask(site: (typeof sites)[number], language: string, url: string, body: object = {}): Promise<string> {
  const headers = { 'accept-language': language, host: site.domain };
  const payload = { domain_name: site.domain, external_id: site.externalId, ...body };
  const posted = await app.inject({ method: 'POST', url, headers, payload });
  const answer = posted.statusCode === 404 ? await app.inject({ method: 'GET', url, headers }) : posted;
  expect(answer.statusCode, `${url} ${language}: ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.body;
}

/** A demo site by its domain. */
function demo(domain: string): (typeof sites)[number] {
  const site = sites.find((known) => known.domain === domain);
  if (site === undefined) throw new Error(domain);
  return site;
}

describe('content of the demo sites', () => {
  it.each(sites.map(({ domain }) => domain))('[I18N-3] of %s arrives with every figure filled in', async (domain) => {
    const site = demo(domain);
    for (const { lang } of site.locales.enabled) {
      const answers = [
        ...(await Promise.all(
          calls.map((url) => ask(site, lang, url, url.endsWith('news') ? { page: 1, page_size: 5 } : {})),
        )),
        await ask(site, lang, '/api/settings/siteinfodetail'),
        await ask(site, lang, '/api/seo', { page_name: 'home' }),
        await ask(site, lang, '/api/seo', { page_name: 'faqs' }),
      ];
      expect(answers.flatMap((body) => body.match(/\{\w+\}/g) ?? [])).toEqual([]);
    }
  });

  it.each([
    ['kingsgate.example', 'EN', '€20,000'],
    ['kingsgate.example', 'ESP', undefined],
    ['kingsgate.example', 'RUS', undefined],
    ['everest-play.example', 'NE', undefined],
  ])('[I18N-3] of %s writes its sums in %s as the page does', async (domain, code, written) => {
    const site = demo(domain);
    const locale = site.locales.enabled.find((known) => known.code === code);
    if (locale === undefined) throw new Error(code);
    const { value } = JSON.parse(await ask(site, locale.lang, '/api/home/fetch_slide')) as {
      value: readonly { subtitle?: string }[];
    };
    const sum = code === 'NE' ? '200000' : '20000';
    expect(value[0]?.subtitle).toBe(
      written ?? createFormat(locale.date, site.currency, 'UTC').money(sum, { whole: true }),
    );
  });

  it('[I18N-3] words a wagering requirement by its figures', async () => {
    const { value } = JSON.parse(await ask(demo('everest-play.example'), 'en', '/api/home/promotions')) as {
      value: readonly { text: string }[];
    };
    expect(value[0]?.text).toMatch(
      /Wagering requirement: 10× the bonus \(up to \S+\s?5,000\), on slots, by 2\d November\.$/,
    );
  });
});
