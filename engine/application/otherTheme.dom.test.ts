import { expect, it } from 'vitest';
import { good, openSite } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import { createI18n } from '../i18n/createI18n';
import { applyOtherTheme, type ThemedApplication } from './otherTheme';
import { createPageLoader } from './pageLoader';
import { createReloadBlockers } from './reloadBlockers';

/** The test site as it is compiled for another template. */
const otherSite = testSite({
  theme: {
    code: 'template5',
    template: 'template5',
    color: 'sapphire',
    bodyClasses: ['sapphire', 'template5', 'slot5'],
  },
  layouts: { template5: { name: 'template5', regions: [{ id: 'main', landmark: 'main', nodes: [], page: 'main' }] } },
  breakpoints: { tablet: 700 },
  payloadRoot: '/themes/template5',
});
const otherHome = {
  page: { name: 'home', path: '/', access: 'public', title: {}, layout: 'template5', regions: { main: [] } },
  locale: 'EN',
  messages: {},
  content: { at: '2026-12-01T12:00:00Z', values: {} },
  styles: ['/themes/template5/viewport.css', '/assets/other.css'],
};
const otherTemplate = { '/themes/template5/site.json': otherSite, '/themes/template5/index.json': otherHome };

/** A page that start-up tells of a theme, on a server that has these files. */
async function opened(
  site: object,
  files: Readonly<Record<string, unknown>> = {},
  reloadBlockers = createReloadBlockers(),
) {
  const loaded: string[] = [];
  const all = openSite(
    {
      ...good,
      ...files,
      '/api/startup': {
        statusCode: 1,
        maintenance: { is_maintenance: false },
        site: { site_name: 'New Name', ...site },
      },
    },
    { onOtherTheme: (startup) => applyOtherTheme(startup, application) },
  );
  const { stores } = all;
  const environment = {
    ...all.environment,
    loadStyle: (address: string) => Promise.resolve(void loaded.push(address)),
  };
  const parts = {
    environment,
    stores,
    reloadBlockers,
    i18n: createI18n('en'),
    widgets: { preload: () => Promise.resolve() } as unknown as ThemedApplication['widgets'],
    templates: { load: (name: string) => Promise.resolve({ layout: name, regions: {} }), peek: () => undefined },
    updatePolicy: { offer: () => undefined, reloads: () => false },
  };
  const application: ThemedApplication = { ...parts, pages: createPageLoader(parts) };
  stores.start();
  await expect.poll(() => stores.site.isOpen).toBe(true);
  return { ...all, application, loaded };
}

it.each<[string, object, object, readonly string[]]>([
  ['another colour', { theme_color: 'gold' }, { code: 'template4', color: 'gold' }, ['gold', 'template4']],
  [
    'another code of the template',
    { theme_code: 'slot4' },
    { code: 'slot4', color: 'sapphire' },
    ['sapphire', 'template4', 'slot4'],
  ],
  [
    'what the page came in',
    { theme_code: 'template4', theme_color: 'sapphire' },
    { code: 'template4', color: 'sapphire' },
    [],
  ],
  [
    'what the page came in, in capitals',
    { theme_code: 'TEMPLATE4', theme_color: 'Sapphire' },
    { code: 'template4', color: 'sapphire' },
    [],
  ],
  [
    'a code and a colour in capitals',
    { theme_code: ' SLOT4 ', theme_color: 'Gold' },
    { code: 'slot4', color: 'gold' },
    ['gold', 'template4', 'slot4'],
  ],
  [
    'the colour of a template that is not there',
    { theme_code: 'template5', theme_color: 'gold' },
    { code: 'template4', color: 'gold' },
    ['gold', 'template4'],
  ],
])('[SITE-4] [SITE-5] applies %s', async (_, site, theme, classes) => {
  const { stores, environment } = await opened(site);
  expect(stores.site.site.theme).toMatchObject(theme);
  expect([stores.site.site.name, environment.bodyClasses, stores.site.layout.message]).toEqual([
    'New Name',
    classes,
    '',
  ]);
});

it('[SITE-4] tells engineers, and nobody else, of a template that is not there', async () => {
  const { stores, environment } = await opened({ theme_code: 'template5' });
  expect(environment.logs).toEqual([
    'The theme template5 needs another template than template4, which this build does not hold: name it in theme.alternatives of test-site.example.',
  ]);
  expect([stores.notices.notices, stores.site.layout.template]).toEqual([[], 'template4']);
});

it('[SITE-4] [SITE-5] brings another template, once: its site, page, styles and widths, with what start-up said of the site', async () => {
  const { stores, application, environment, calls, loaded } = await opened(
    { theme_code: 'template5', theme_color: 'gold' },
    otherTemplate,
  );
  const { site } = stores.site;
  expect([site.theme.template, site.theme.color, site.name, stores.site.layout.template]).toEqual([
    'template5',
    'gold',
    'New Name',
    'template5',
  ]);
  expect(environment.bodyClasses).toEqual(['gold', 'template5', 'slot5']);
  expect(loaded).toEqual(['/themes/template5/viewport.css', '/assets/other.css']);
  const [en] = site.locales.enabled;
  const home = site.routes.find(({ name }) => name === 'home');
  if (!en || !home) throw new Error('The test site has changed.');
  expect(await application.pages.load(en, home)).toEqual(otherHome.page);
  const asked = calls.map(({ path }) => path).filter((path) => path.startsWith('/themes/'));
  expect(asked).toEqual(['/themes/template5/site.json', '/themes/template5/index.json']);
  expect(environment.logs).toEqual([]);
});

it.each([
  ['the site', '/themes/template5/site.json'],
  ['the page', '/themes/template5/index.json'],
] as const)(
  '[SITE-4] a page on which somebody types while %s loads keeps its look until that is over',
  async (_, file) => {
    const typed = { release: (): void => undefined };
    let asked = 0;
    const files = {
      ...otherTemplate,
      get [file]() {
        if (asked++ === 0) typed.release = blockers.block();
        return otherTemplate[file];
      },
    };
    const blockers = createReloadBlockers();
    const { stores } = await opened({ theme_code: 'template5' }, files, blockers);
    await expect.poll(() => asked).toBe(1);
    expect(stores.site.site.theme.template).toBe('template4');
    typed.release();
    await expect.poll(() => stores.site.site.theme.template).toBe('template5');
  },
);

it('[SITE-4] a template whose page does not come leaves the page as it is, in the new colour', async () => {
  const { stores, environment } = await opened(
    { theme_code: 'template5', theme_color: 'gold' },
    { '/themes/template5/site.json': otherSite },
  );
  expect(stores.site.site.theme).toMatchObject({ template: 'template4', code: 'template4', color: 'gold' });
  expect(environment.bodyClasses).toEqual(['gold', 'template4']);
  expect(environment.reports.map(({ context }) => context)).toEqual(['theme']);
});

it.each([
  ['code', { theme_code: 'template18' }, 'invalidThemeCode'],
  ['colour', { theme_color: 'beige' }, 'invalidThemeColor'],
])('[SITE-4] an unknown %s resets the store, says so, and keeps what the page came in', async (_, site, message) => {
  const { stores, environment } = await opened(site);
  expect([stores.site.site, stores.site.layout.message, environment.bodyClasses]).toEqual([testSite(), message, []]);
  expect(stores.notices.notices).toMatchObject([{ tone: 'error', title: { failure: message } }]);
});
