import { resolve } from 'node:path';
import { localeCodes } from '../../../engine/config/compiled';
import { loadBundles } from '../../../scripts/config/readConfigs';
import { stageTenLanguages } from '../../../scripts/test/tenLanguages';
import { drawSeed } from '../../../scripts/test/drawSeed';
import { expect, test as base } from '../../browser/test';
import { shareOf } from '../../sampling';
import { prepareToRead, unreadableIn } from '../readable';
import { fillLogin, playerOf } from '../signIn';
import { addressOf, demoSites } from '../sites';

const root = resolve(import.meta.dirname, '../../..');
const { bundles } = loadBundles(root);
/** One site of each template. */
const looks = [...new Map(demoSites.toReversed().map((site) => [site.template, site])).values()];
/** Widths of small phones, in px. */
const widths = [390, 360, 320] as const;
/**
 * The share of other pages that a visit opens, beside the home, the forms and the wallet; `READABLE_SHARE=1` opens them
 * all.
 */
const share = Number(process.env['READABLE_SHARE'] ?? 0.05);
const usual = ['home', 'register', 'login', 'deposit'];

/** `test` with a server of its own, in which each site speaks all ten languages. */
const test = base.extend<object, { readonly port: number }>({
  port: [
    async ({}, use) => {
      const stage = await stageTenLanguages(
        root,
        looks.map(({ domain }) => domain),
      );
      await use(stage.port);
      await stage.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Pages that somebody stays on, the usual ones first. */
function pathsOf(domain: string, code: string, access: 'guest' | 'player'): readonly string[] {
  const pages = Object.values(bundles.get(domain)?.pages ?? {}).filter(
    (page) =>
      (page.access === 'player') === (access === 'player') && !['preloader', 'not-found', 'login'].includes(page.name),
  );
  const others = shareOf(
    pages.filter(({ name }) => !usual.includes(name)),
    share,
    { seed: drawSeed(), keyOf: ({ name }) => `${domain} ${code} ${name}` },
  );
  return [...pages.filter(({ name }) => usual.includes(name)), ...others].map(({ path }) => path);
}

for (const { domain, template } of looks)
  for (const code of localeCodes)
    test(`[I18N-1] no word of ${template} in ${code} is cut, covered or broken at ${widths.join(' and ')} px`, async ({
      page,
      port,
    }) => {
      test.setTimeout(1_200_000);
      await page.context().addCookies([{ name: 'locale', value: code, domain: `${domain}.localhost`, path: '/' }]);
      await prepareToRead(page);
      const prefix = bundles.get(domain)?.site.locales.default === code ? '' : `/${code.toLowerCase()}`;
      const found: string[] = [];
      const look = async (path: string) => {
        const address = addressOf(domain, path === '/' && prefix !== '' ? prefix : `${prefix}${path}`, port);
        found.push(...(await unreadableIn(page, address, widths)).map((line) => `${path} at ${line}`));
      };
      for (const path of pathsOf(domain, code, 'guest')) await look(path);
      await look('/login');
      await fillLogin(page, playerOf(domain));
      for (const path of pathsOf(domain, code, 'player')) await look(path);
      expect(found).toEqual([]);
    });
