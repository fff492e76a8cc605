import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { untilIdle } from '../browser/idle';
import { nightlyOnly } from '../browser/nightlyOnly';
import { open } from './openAnswered';
import { signIn } from './signIn';

const harbor = 'lucky-harbor.example';

test.use({ viewport: { width: 1440, height: 900 } });

/** From now on no code at such addresses arrives, until the answer is called. */
async function cut(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

/** Presses until what it asks for is there: code that failed to load counts as such for some seconds. */
async function pressUntil(button: Locator, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await wanted.isVisible()) return true;
      await button.evaluateAll((found) => found.forEach((element) => (element as HTMLElement).click()));
      return false;
    })
    .toBe(true);
}

test('[STATE-7] [STATE-10] a modal whose code fails to load says so in its frame, keeps the page, and comes by another try', async ({
  page,
}) => {
  await open(page, harbor, '/register');
  const name = page.getByRole('main').locator('[data-form] input').first();
  await name.pressSequentially('new_player');
  await untilIdle(page);
  const restore = await cut(page, /\/assets\/[^/]+\.js$/);
  await page.locator('[data-part="partners-button"]').click();
  const dialog = page.getByRole('dialog');
  const retry = dialog.locator('[data-broken-widget="modal"] button');
  await expect(retry).toBeVisible();
  await expect(name).toHaveValue('new_player');
  await restore();
  const links = dialog.getByRole('listitem').getByRole('link');
  await pressUntil(retry, links.first());
  await dialog.getByRole('button', { name: 'Collapse' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('new_player');
});

test(
  '[STATE-10] [ROUTE-2] a page whose access rule fails to load stays, and is loaded again once',
  nightlyOnly,
  async ({ page }) => {
    await open(page, harbor, '/login');
    const link = page.getByRole('main').locator('a[href$="/forgot-password"]').first();
    // The page itself is loaded ahead.
    await link.hover();
    await untilIdle(page);
    const restore = await cut(page, /\/assets\/[^/]+\.js$/);
    const reloads = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click();
    await reloads;
    await restore();
    await page.reload();
    await expect(page.getByRole('main').locator('[data-form="forgot-password"]')).toBeVisible();
    await untilIdle(page);
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('[STATE-6] [STATE-10] without the code of the account menu balance and deposit stay, and a press asks for it again', async ({
  page,
}) => {
  await signIn(page, harbor);
  const restore = await cut(page, /\/assets\/AccountMenu-[\w-]+\.js$/);
  await open(page, harbor);
  const bar = page.getByRole('banner').locator('[data-part="session-bar"]').first();
  const again = bar.getByRole('button', { name: /juan/i });
  await expect(again).toBeVisible();
  await expect(bar.locator('[data-part="balance"]')).toBeVisible();
  await expect(bar.locator('a[href$="/deposit"]')).toBeVisible();
  await restore();
  const menu = bar.locator('[data-part="account-menu"]');
  await pressUntil(again, menu);
  await menu.locator('summary').click();
  await menu.getByRole('button').last().click();
  await expect(page.getByRole('banner').locator('[data-player]')).toHaveCount(0);
});

test(
  '[STATE-10] [SITE-6] an article whose sanitiser fails to load comes by another try',
  nightlyOnly,
  async ({ page }) => {
    await open(page, harbor, '/news');
    const restore = await cut(page, /\/assets\/purify[\w.-]+\.js$/);
    await page.getByRole('main').locator('a[href*="/news?"]').first().click();
    const retry = page.getByRole('main').locator('[data-broken-widget] button');
    await expect(retry).toBeVisible();
    await restore();
    await pressUntil(retry, page.getByRole('main').locator('[data-prose] p').first());
  },
);
