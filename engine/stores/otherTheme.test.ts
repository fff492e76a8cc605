import { expect, it } from 'vitest';
import { good, openSite } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';

async function opened(site: object) {
  const all = openSite({ ...good, '/api/startup': { statusCode: 1, maintenance: { is_maintenance: false }, site: { site_name: 'New Name', ...site } } });
  all.stores.start();
  await expect.poll(() => all.stores.site.isOpen).toBe(true);
  return all;
}

it.each<[string, object, object, readonly string[]]>([
  ['another colour', { theme_color: 'gold' }, { code: 'template4', color: 'gold' }, ['gold', 'template4']],
  ['another code of the template', { theme_code: 'slot4' }, { code: 'slot4', color: 'sapphire' }, ['sapphire', 'template4', 'slot4']],
  ['what the page came in', { theme_code: 'template4', theme_color: 'sapphire' }, { code: 'template4', color: 'sapphire' }, []],
  ['a code of another template', { theme_code: 'template5' }, { code: 'template4', color: 'sapphire' }, []],
])('[SITE-4] [SITE-5] applies %s', async (_, site, theme, classes) => {
  const { stores, environment } = await opened(site);
  expect(stores.site.site.theme).toMatchObject(theme);
  expect([stores.site.site.name, environment.bodyClasses, stores.site.layout.message]).toEqual(['New Name', classes, '']);
});

it('[SITE-4] tells engineers, and nobody else, of a code of another template', async () => {
  const { stores, environment } = await opened({ theme_code: 'template5' });
  expect(environment.logs).toEqual(['The theme template5 needs another template than template4; rebuild test-site.example with it.']);
  expect([stores.notices.notices, stores.site.layout.template]).toEqual([[], 'template4']);
});

it.each([
  ['code', { theme_code: 'template18' }, 'invalidThemeCode'],
  ['colour', { theme_color: 'beige' }, 'invalidThemeColor'],
])('[SITE-4] an unknown %s resets the store, says so, and keeps what the page came in', async (_, site, message) => {
  const { stores, environment } = await opened(site);
  expect([stores.site.site, stores.site.layout.message, environment.bodyClasses]).toEqual([testSite(), message, []]);
  expect(stores.notices.notices).toMatchObject([{ tone: 'error', title: { failure: message } }]);
});
