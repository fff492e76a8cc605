import type { Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { axeViolationsIn } from './axeViolations';
import { holdBack } from './holdBack';
import { signIn } from './signIn';
import { addressOf } from './sites';
import { watchShift } from './watchShift';
import { nightlyOnly } from '../browser/nightlyOnly';

const domain = 'lucky-harbor.example';
const game = '/playnow?category=slots&provider=TIDEWELL&game=golden-typhoon';
const stage = (page: Page) => page.locator('[data-part="game-stage"]');
const inGame = (page: Page) => page.frameLocator('[data-part="game-frame"]');

/** Addresses that games were opened with, in order. */
function launches(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/play/')) opened.push(pathname);
  });
  return opened;
}

/** The card of a game that opens in a window of its own. */
async function cardOfWindow(page: Page) {
  await page.goto(addressOf(domain, '/slots?provider=EVOPLAY'));
  await expect(page.getByRole('main').locator('a[href*="provider=EVOPLAY"]').first()).toBeVisible();
  return page.getByRole('main').locator('a[href*="provider=EVOPLAY"]').first();
}

test('the game stands in the title, and the way back leads to the list as it was', async ({ page }) => {
  await page.goto(addressOf(domain, '/slots?sort=name'));
  const cards = page.getByRole('main').locator('a[href*="/playnow"]');
  // The page is served in the common order; which card comes first is known once the order of the address has come.
  await expect
    .poll(async () => {
      const names = (await cards.allTextContents()).slice(0, 12);
      return (
        names.length > 1 &&
        names.every((name, index) => index === 0 || (names[index - 1] ?? '').localeCompare(name, 'en') <= 0)
      );
    })
    .toBe(true);
  const card = cards.first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveTitle(`${name} · Lucky Harbor`);
  await stage(page).getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(addressOf(domain, '/slots?sort=name'));
});

test('[CALL-X] a guest is asked to sign in or to try the demo, which plays in a frame that cannot reach the page', async ({
  page,
}) => {
  const opened = launches(page);
  await page.goto(addressOf(domain, game));
  await expect(stage(page).getByRole('heading', { name: 'Log in to play Golden Typhoon' })).toBeVisible();
  expect(opened).toEqual([]);
  expect(await axeViolationsIn(page, { within: '[data-part="game-stage"]' })).toEqual([]);
  await stage(page).getByRole('button', { name: 'Try the demo' }).click();
  await expect(page).toHaveURL(addressOf(domain, `${game}&demo=1`));
  await inGame(page).getByRole('button', { name: 'Play a round' }).click();
  await expect(inGame(page).locator('#result')).not.toBeEmpty();
  const frame = page.locator('[data-part="game-frame"]');
  await expect(frame).toHaveAttribute('title', 'Game: Golden Typhoon');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  await expect(stage(page).getByText('Demo game', { exact: true })).toBeVisible();
  expect(await axeViolationsIn(page, { within: '[data-part="game-stage"]' })).toEqual([]);
});

test(
  'the way in stands still under a press: it comes with what is known of the game',
  nightlyOnly,
  async ({ page }) => {
    const release = await holdBack(page, '**/api/product/games');
    const asked = page.waitForRequest('**/api/product/games');
    const shift = await watchShift(page);
    await page.goto(addressOf(domain, game));
    await asked;
    await expect(page.locator('[data-part="stage-notice"]')).toHaveAttribute('data-state', 'waiting');
    await expect(stage(page).getByRole('button', { name: 'Log in' })).toHaveCount(0);
    release();
    await expect(stage(page).getByRole('heading', { name: 'Log in to play Golden Typhoon' })).toBeVisible();
    await expect(stage(page).getByRole('button')).toHaveText(['Log in', 'Try the demo']);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  },
);

test('[ROUTE-7] a guest who signs in comes back to the game', nightlyOnly, async ({ page }) => {
  await page.goto(addressOf(domain, game));
  await stage(page).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('juan');
  await dialog.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(addressOf(domain, game));
  await expect(inGame(page).getByText('Logged in as juan')).toBeVisible();
});

test('[CALL-X] every start is a launch of its own; the bar shows the balance, full screen, and the way back', async ({
  page,
}) => {
  await signIn(page, domain);
  const opened = launches(page);
  await page.goto(addressOf(domain, '/slots'));
  await page.getByRole('main').locator('a[href*="/playnow"]').first().click();
  await expect(inGame(page).getByText('Logged in as juan')).toBeVisible();
  await expect(stage(page).getByText('₱12,480.50')).toBeVisible();
  await stage(page).getByRole('button', { name: 'Start again' }).click();
  await expect.poll(() => opened.length).toBe(2);
  await expect(inGame(page).getByText('Logged in as juan')).toBeVisible();
  await page.reload();
  await expect(inGame(page).getByText('Logged in as juan')).toBeVisible();
  expect(new Set(opened).size).toBe(3);
  await stage(page).getByRole('button', { name: 'Full screen' }).click();
  await expect(stage(page).getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.getAttribute('data-part'))).toBe('game-stage');
  await stage(page).getByRole('button', { name: 'Exit full screen' }).click();
  await stage(page).getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(addressOf(domain, '/slots'));
});

test('[CAT-4] a game of EVOPLAY opens in a window inside the press, and its end is told', async ({ page }) => {
  await signIn(page, domain);
  const card = await cardOfWindow(page);
  const opening = page.waitForEvent('popup');
  await card.click();
  const popup = await opening;
  await expect(popup.getByRole('button', { name: 'Play a round' })).toBeVisible();
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(stage(page).getByRole('heading', { name: /is open in another window$/ })).toBeVisible();
  await popup.close();
  await expect(stage(page).getByRole('heading', { name: /^The .* window is closed$/ })).toBeVisible();
  const again = page.waitForEvent('popup');
  await stage(page).getByRole('button', { name: 'Open again' }).click();
  await expect((await again).getByRole('button', { name: 'Play a round' })).toBeVisible();
});

test('[CAT-4] opened by its address, such a game waits for a press', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  const href = await (await cardOfWindow(page)).getAttribute('href');
  const opened = launches(page);
  await page.goto(addressOf(domain, href ?? ''));
  await expect(stage(page).getByRole('heading', { name: /opens in a new window$/ })).toBeVisible();
  expect(opened).toEqual([]);
  const opening = page.waitForEvent('popup');
  await stage(page).getByRole('button', { name: 'Open game' }).click();
  await expect((await opening).getByRole('button', { name: 'Play a round' })).toBeVisible();
});

test('[CAT-4] where the browser blocks the window, a link opens the game', nightlyOnly, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn(page, domain);
  await (await cardOfWindow(page)).click();
  await stage(page).getByRole('button', { name: 'Open game' }).click();
  await expect(stage(page).getByRole('heading', { name: 'Your browser blocked the game window' })).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await stage(page).getByRole('link', { name: 'Open in a new tab' }).click();
  await expect((await opening).getByRole('button', { name: 'Play a round' })).toBeVisible();
});

test('[CAT-4] the window of a launch that fails closes', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  const card = await cardOfWindow(page);
  await page.route('**/api/product/launch', (route) =>
    route.fulfill({ json: { statusCode: 503, statusMessage: 'providerDown' } }),
  );
  const opening = page.waitForEvent('popup');
  await card.click();
  const popup = await opening;
  await expect(stage(page).getByRole('heading', { name: /couldn’t be opened$/ })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('[CALL-X] a launch that fails says why and can be tried again', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  await page.route('**/api/product/launch', (route) => route.abort());
  await page.goto(addressOf(domain, game));
  await expect(stage(page).getByRole('heading', { name: 'Golden Typhoon couldn’t be opened' })).toBeVisible();
  await page.unroute('**/api/product/launch');
  await stage(page).getByRole('button', { name: 'Try again' }).click();
  await expect(inGame(page).getByRole('button', { name: 'Play a round' })).toBeVisible();
});

test(
  '[CALL-X] a game that does not answer is told of, and a new start is a new launch',
  nightlyOnly,
  async ({ page }) => {
    // Before any page is there: one that runs while its clock is put in reads 1970 for a moment, and the visit would
    // begin then.
    await page.clock.install();
    await signIn(page, domain);
    let isSilent = true;
    await page.route('**/api/play/*', (route) => (isSilent ? new Promise(() => undefined) : route.continue()));
    const opened = launches(page);
    await page.goto(addressOf(domain, game));
    await expect(page.locator('[data-part="game-frame"]')).toBeAttached();
    // The question for the game's name would run out of time too.
    await expect(stage(page).getByRole('heading', { name: 'Golden Typhoon' })).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(
      stage(page).getByRole('heading', { name: 'Golden Typhoon is taking longer than usual' }),
    ).toBeVisible();
    isSilent = false;
    await page.locator('[data-part="stage-notice"]').getByRole('button', { name: 'Start again' }).click();
    await expect(inGame(page).getByRole('button', { name: 'Play a round' })).toBeVisible();
    expect(new Set(opened).size).toBe(2);
  },
);

test(
  '[ROUTE-5] an address of a game that is not there is no page, and one without a game leads to the lobby',
  nightlyOnly,
  async ({ page }) => {
    await page.goto(addressOf(domain, '/playnow?provider=TIDEWELL&game=no-such-game'));
    await expect(page.getByRole('main').getByText(/Page Not Found/)).toBeVisible();
    await page.goto(addressOf(domain, '/playnow'));
    await expect(stage(page).getByRole('heading', { name: 'No game selected' })).toBeVisible();
  },
);

test('the stage fits 320 px and keeps its own safe area', nightlyOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, domain);
  await page.goto(addressOf(domain, game));
  await expect(inGame(page).getByRole('button', { name: 'Play a round' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = await page.locator('[data-part="game-frame"]').boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 320, 640]);
});
