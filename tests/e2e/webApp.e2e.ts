import type { Page } from '@playwright/test';
import { openIdle, untilIdle } from '../browser/idle';
import { expect, test, type Line } from '../browser/line';
import { nightlyOnly } from '../browser/nightlyOnly';
import { signInByForm } from './signIn';
import { addressOf, ask } from './sites';

const domain = 'lucky-harbor.example';
const worker = '/service-worker.js';

test.use({ serviceWorkers: 'allow', locale: 'en-GB' });

/**
 * Opens the home, interacts with it, and waits until the service worker runs and all that the interaction asked for is
 * there.
 */
async function openWithWorker(page: Page, line: Line): Promise<void> {
  await openIdle(page, addressOf(domain, '/', line.port));
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => untilActive(active)), undefined);
  await untilIdle(page);
}

/** Defined in each page: waits until a worker controls the page, or is gone. */
const helpers = () => {
  (window as unknown as Record<string, unknown>)['untilActive'] = (found: ServiceWorker | null) =>
    new Promise<void>((resolve) => {
      const look = () => (found?.state === 'activated' || found?.state === 'redundant') && resolve();
      found?.addEventListener('statechange', look);
      look();
    });
};
declare function untilActive(worker: ServiceWorker | null): Promise<void>;
test.beforeEach(({ page }) => page.addInitScript(helpers));

/** Every address that the browser keeps for the site. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return kept.flat().sort();
  });

test('without a connection a player reads a page of the site in the language of the address, and goes on where there is one again', async ({
  page,
  line,
}) => {
  await openWithWorker(page, line);
  await line.cut();
  const answer = await page.goto(addressOf(domain, '/php/promotions?page=2', line.port));
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Walang koneksyon. Tingnan ang internet mo at subukang muli.',
  );
  const logo = page.getByRole('img', { name: 'Lucky Harbor' });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => [
      document.fonts.size > 0,
      getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ]),
  ).toEqual([true, true]);
  await line.mend();
  await page.getByRole('link').click();
  await expect(page).toHaveURL(addressOf(domain, '/php/promotions?page=2', line.port));
  await expect(page.locator('[data-page="promotions"]').first()).toBeAttached();
});

test('hashed files come from what the browser keeps; nothing of a player is kept, and no call goes through the worker', async ({
  page,
  line,
}) => {
  const byWorker: string[] = [];
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.fromServiceWorker()) byWorker.push(pathname);
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await openWithWorker(page, line);
  await signInByForm(page, domain, { port: line.port });
  await openIdle(page, addressOf(domain, '/deposit', line.port));
  await openIdle(page, addressOf(domain, '/profile', line.port));
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => !/^\/assets\/|^\/brand\/logo\.svg$/.test(path))).toEqual([]);
  expect(kept.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  expect(calls.length).toBeGreaterThan(3);
  expect(byWorker.filter((path) => path.startsWith('/api/') || path.endsWith('.json'))).toEqual([]);
  expect(byWorker.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3);
});

/** The worker's own text, told another site. */
const told = (change: (site: Record<string, unknown>) => Record<string, unknown>) => (text: string) =>
  text.replace(
    /^const livery=(\{.*?\});\{/,
    (_, site: string) => `const livery=${JSON.stringify(change(JSON.parse(site) as Record<string, unknown>))};{`,
  );

/** Asks for a newer worker, and waits until it controls the page. */
const renew = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration?.addEventListener('updatefound', () => resolve(registration.installing), { once: true }),
    );
    await registration?.update();
    await untilActive(await found);
  });

test(
  '[NET-1] a new build brings a new worker, which forgets the files of the one before; the open page stays as it is',
  nightlyOnly,
  async ({ page, line }) => {
    await openWithWorker(page, line);
    await page.reload();
    await expect.poll(() => keptAddresses(page).then(({ length }) => length)).toBeGreaterThan(5);
    await page.evaluate(() => void ((window as unknown as Record<string, unknown>)['isSame'] = true));
    line.replace(
      worker,
      told((site) => ({ ...site, code: 'another' })),
    );
    await renew(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['livery-another']);
    expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['isSame'])).toBe(true);
  },
);

test(
  'a worker that a site no longer wants takes itself out of the browser, with what it kept',
  nightlyOnly,
  async ({ page, line }) => {
    await openWithWorker(page, line);
    line.replace(
      worker,
      told(() => ({ code: '', files: [], pages: {}, policy: '' })),
    );
    await renew(page);
    await expect
      .poll(() =>
        page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
      )
      .toEqual([0, []]);
    await openIdle(page, addressOf(domain, '/about', line.port));
  },
);

test('the manifest names icons that are there, in their sizes, and the page links to them', async ({ page }) => {
  await page.goto(addressOf(domain));
  const links = await page
    .locator('head > link')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('rel'), link.getAttribute('href')] as const));
  const hrefOf = (rel: string) => links.filter(([name]) => name === rel).map(([, href]) => href);
  expect([hrefOf('manifest'), hrefOf('icon'), hrefOf('apple-touch-icon')]).toEqual([
    ['/manifest.webmanifest'],
    ['/favicon.ico', '/brand/mark.svg'],
    ['/apple-touch-icon.png'],
  ]);
  const manifest = JSON.parse((await ask(domain, '/manifest.webmanifest')).body.toString()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons) {
    const { status, headers } = await ask(domain, src);
    expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
    const size = await page.evaluate(
      (address) =>
        new Promise<string>((resolve, reject) => {
          const picture = new Image();
          picture.onload = () => resolve(`${picture.naturalWidth}x${picture.naturalHeight}`);
          picture.onerror = () => reject(new Error(address));
          picture.src = address;
        }),
      src,
    );
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  expect((await ask(domain, '/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test('a browser finds nothing that keeps the site from being installed', nightlyOnly, async ({ page }) => {
  await openIdle(page, addressOf(domain));
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect([errors, JSON.parse(data ?? '{}')]).toMatchObject([[], { name: 'Lucky Harbor', display: 'standalone' }]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
