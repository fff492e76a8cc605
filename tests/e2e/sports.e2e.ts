import type { Page } from '@playwright/test';
import { pace } from '../browser/pace';
import { expect, test } from '../browser/withoutPictures';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';

const domain = 'lucky-harbor.example';
const board = (page: Page) => page.locator('[data-part="match-board"]');
const prices = (page: Page) => board(page).locator('[data-part="price"]');

test('[CALL-SITE-15] prices are asked for while they can be seen, and only those that moved change', async ({
  page,
}) => {
  let asked = 0;
  let price = 2;
  await page.route('**/api/home/public_odds', async (route) => {
    asked += 1;
    const { host, port, href } = new URL(route.request().url());
    // Node does not resolve *.localhost.
    const sandbox = { url: href.replace(host, `127.0.0.1:${port}`), headers: { ...route.request().headers(), host } };
    const answer = (await (await route.fetch(sandbox)).json()) as {
      value: { odds: { outcome: string; price: number }[] }[];
    };
    const first = answer.value[0]?.odds[0];
    if (first) first.price = price;
    await route.fulfill({ json: answer });
  });
  await page.clock.install();
  await page.goto(addressOf(domain, '/sports'));
  await expect(prices(page).first()).toBeVisible();
  // The board is served before it lives, so the first turns of the clock may find nobody.
  await expect
    .poll(async () => {
      await page.clock.runFor(5100);
      return asked;
    })
    .toBeGreaterThan(0);
  price = 3.5;
  await page.clock.runFor(5100);
  await expect(board(page).getByText('3.50').first()).toBeVisible();
  await expect(prices(page).filter({ hasText: '3.50' }).first()).toHaveAttribute('data-move', 'up');
  const before = asked;
  await page.evaluate(() => {
    const section = document.querySelector<HTMLElement>('[data-part="match-board"]');
    if (section) section.style.display = 'none';
  });
  // That it went out of sight is told by the browser, at a time of its own.
  await pace('nothing');
  await page.clock.runFor(20_000);
  expect(asked - before).toBeLessThanOrEqual(1);
});

test('[CAT-7] teams are named in the language of the page', nightlyOnly, async ({ page }) => {
  const names = async (path: string) => {
    await page.goto(addressOf(domain, path));
    await expect(prices(page).first()).toBeVisible();
    return prices(page).first().getAttribute('aria-label');
  };
  expect(await names('/cn/sports')).not.toBe(await names('/sports'));
});

test('a sport in the address is there after a reload, and what was collected too', nightlyOnly, async ({ page }) => {
  await page.goto(addressOf(domain, '/sports'));
  await board(page).getByRole('button', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/sport=basketball/);
  await prices(page).first().click();
  await page.reload();
  await expect(board(page).getByRole('button', { name: 'Basketball' })).toHaveAttribute('aria-pressed', 'true');
  const list = page.locator('[data-part="bet-list"]');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Remove all' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
