import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { nightlyOnly } from '../browser/nightlyOnly';
import { gateShare } from '../gateShare';
import { sampled } from './sampled';
import { signIn } from './signIn';
import { addressOf, demoSites } from './sites';

/** Which sites a player walks through. */
const walked = sampled(
  demoSites,
  0,
  ({ domain }) => domain,
  () => ['any'],
);

/** The paths that the page links to as it stands, menus that are closed or of other widths included. */
function pathsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin, target }) => origin === window.location.origin && target !== '_blank')
        .map(({ pathname }) => pathname),
    ),
  ]);
}

/** Goes to another page as a link does, and returns what is wrong with it. */
async function walkTo(page: Page, path: string): Promise<string> {
  await page.evaluate((address) => {
    const { dataset } = document.documentElement;
    dataset['left'] = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'] ?? '';
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  try {
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('[data-page]')?.dataset['page'] !==
          document.documentElement.dataset['left'] && document.querySelector('h1'),
      undefined,
      { timeout: 45_000 },
    );
  } catch {
    return `${path} never came, or has no heading`;
  }
  const isBroken = (await page.locator('[data-page="not-found"], [data-broken-widget]').count()) > 0;
  return isBroken ? `${path} is lost or broken` : '';
}

for (const { domain } of walked) {
  test(`[ROUTE-1] every link of ${domain}'s menus leads a player to a finished page`, nightlyOnly, async ({ page }) => {
    const said: string[] = [];
    page.on(
      'console',
      (line) => ['error', 'warning'].includes(line.type()) && said.push(`${page.url()} ${line.text()}`),
    );
    page.on('pageerror', (error) => said.push(`${page.url()} ${error.message}`));
    const menu = page.locator('[data-part="account-menu"]').first();
    const paths = new Set<string>();
    const collect = async () => (await pathsOf(page)).forEach((path) => paths.add(path));
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, domain);
    await page.goto(addressOf(domain));
    await expect(menu).toBeAttached();
    await collect();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await expect(menu).toBeAttached();
    await collect();
    expect(await walkTo(page, '/account')).toBe('');
    await expect(page.locator('[data-part="account-links"]').first()).toBeVisible();
    await collect();
    // Games start launches, and other languages are the same pages: both have tests of their own.
    for (const path of paths)
      if (/^\/(?:account|playnow|minigame|(?:en|php|cn|ct|esp|rus|vi|ms|ne|bn)(?:\/.*)?)$/.test(path))
        paths.delete(path);
    expect(paths.size).toBeGreaterThan(20);
    const flaws: string[] = [];
    for (const path of gateShare([...paths], 0.3, String)) flaws.push(await walkTo(page, path));
    expect(flaws.filter(Boolean)).toEqual([]);
    expect(said).toEqual([]);
  });
}
