import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import type { LocaleCode } from '../../engine/config/compiled';
import { sampled } from './sampled';
import { addressOf } from './sites';

const configs = join(import.meta.dirname, '../../site-configs');
const sites = join(configs, 'sites');
const { locales } = JSON.parse(readFileSync(join(configs, 'platform/locales.json'), 'utf8')) as {
  readonly locales: Readonly<Record<LocaleCode, { readonly lang: string }>>;
};
const readSite = (domain: string) =>
  (
    JSON.parse(readFileSync(join(sites, domain, 'site.json'), 'utf8')) as {
      readonly locales: { readonly default: LocaleCode; readonly enabled: LocaleCode[] };
    }
  ).locales;
const all = readdirSync(sites).flatMap((domain) => {
  const { default: own, enabled } = readSite(domain);
  return enabled.map((code) => ({ domain, code, prefix: code === own ? '' : `/${code.toLowerCase()}` }));
});
const spoken = sampled(
  all,
  0,
  ({ domain, code }) => `${domain} ${code}`,
  ({ code }) => (['CN', 'BN'].includes(code) ? ['script'] : []),
);

test.describe('every language of every site', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  for (const { domain, code, prefix } of spoken)
    test(`[I18N-1] [I18N-3] ${domain} in ${code} says its language, fits 320 px and is hydrated as served`, async ({
      page,
      context,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await context.addCookies([{ name: 'locale', value: code, domain: `${domain}.localhost`, path: '/' }]);
      for (const path of ['/', '/slots', '/login']) {
        await page.goto(addressOf(domain, `${prefix}${path === '/' && prefix !== '' ? '' : path}`), {
          waitUntil: 'load',
        });
        await expect(page.locator('html')).toHaveAttribute('lang', locales[code].lang);
        await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
        await page.mouse.move(160, 350);
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} scrolls sideways`,
          )
          .toBeLessThanOrEqual(0);
      }
      expect(said).toEqual([]);
    });
});

test('switching the language in the middle of a form keeps what was typed and where the page stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openIdle(page, addressOf('lucky-harbor.example', '/register'));
  const form = page.getByRole('main').locator('[data-form]').first();
  const fields = form.locator('input:not([type=checkbox], [type=radio], [type=hidden])');
  await fields.nth(0).fill('newsailor');
  await fields.nth(1).fill('09175550123');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  // What is typed in has scrolled into sight already.
  const before = (await page.evaluate(() => window.scrollY)) + 180;
  await page.mouse.wheel(0, 180);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.locator('[data-part="language-switcher"] a[lang="fil"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(addressOf('lucky-harbor.example', '/php/register'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await expect(fields.nth(0)).toHaveValue('newsailor');
  await expect(fields.nth(1)).toHaveValue('09175550123');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(2);
});
