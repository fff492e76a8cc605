import type { Page } from '@playwright/test';
import { steer } from '../browser/control';
import { untilIdle } from '../browser/idle';
import { test as withPictures } from '../browser/test';
import { expect, test } from '../browser/withoutPictures';
import { readFile } from 'node:fs/promises';
import { signIn } from './signIn';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';

const domain = 'lucky-harbor.example';

test.use({ locale: 'en-GB' });

const rowsOf = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody').getByRole('row');

test('[CALL-X] transactions are filtered and paged by the address, and downloaded as the filters leave them', async ({
  page,
}) => {
  await signIn(page, domain);
  await page.goto(addressOf(domain, '/transaction-history'));
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByText('Time zone: Philippine Standard Time.')).toBeVisible();

  await page.getByLabel('Type').selectOption('withdrawal');
  await expect(page).toHaveURL(/type=withdrawal/);
  await expect(page.getByRole('cell', { name: 'Deposit' })).toHaveCount(0);
  // The table that stands is not busy yet when the filter stands in the address.
  await untilIdle(page);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const range = await page.getByText(/^1 to \d+ of \d+$/).textContent();
  const total = Number(/(\d+)$/.exec(range ?? '')?.[1]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^lucky-harbor\.example-transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes(',Withdrawal,'))).toBe(true);

  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('withdrawal');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rowsOf(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11 to \d+ of \d+$/)).toBeVisible();
});

test(
  '[CALL-X] an address that makes no sense shows everything, and a page beyond the end leads back',
  nightlyOnly,
  async ({ page }) => {
    await signIn(page, domain);
    await page.goto(addressOf(domain, '/transaction-history?type=theft&state=%00&from=yesterday&page=-4'));
    await expect(rowsOf(page)).toHaveCount(10);
    await page.goto(addressOf(domain, '/transaction-history?page=999'));
    await page.getByRole('button', { name: 'Go to first page' }).click();
    await expect(rowsOf(page)).toHaveCount(10);
  },
);

test(
  '[CAT-7] bets name the teams, what was backed and its price; the filter by games stays in the address',
  nightlyOnly,
  async ({ page }) => {
    await signIn(page, domain);
    await page.goto(addressOf(domain, '/bet-history?category=sportsbook'));
    await expect(rowsOf(page).first()).toContainText(' v ');
    await expect(page.getByRole('main').getByLabel('Category')).toHaveValue('sportsbook');
    await page.getByLabel('Status').selectOption('lost');
    await expect(page).toHaveURL(/category=sportsbook/);
    // The table that stands is not busy yet when the filter stands in the address.
    await untilIdle(page);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect
      .poll(async () => [...new Set(await rowsOf(page).locator('[data-part="badge"]').allTextContents())])
      .toEqual(['Lost']);
  },
);

test(
  '[CALL-X] bets say what those in the filters come to, and are downloaded as the filters leave them',
  nightlyOnly,
  async ({ page }) => {
    await signIn(page, domain);
    await page.goto(addressOf(domain, '/bet-history?state=won'));
    const bets = page.getByRole('region', { name: 'Bets' });
    const sum = (name: string) =>
      bets.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');
    await expect(sum('Result')).toContainText('+₱');
    const total = Number(await sum('Bets').textContent());
    const saving = page.waitForEvent('download');
    await bets.getByRole('button', { name: 'Download CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^lucky-harbor\.example-bets-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(total);
    expect(lines.every((line) => line.endsWith(',Won'))).toBe(true);
    const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
    const paidOut = lines.reduce((all, line) => all + cents(line.split(',').at(-2) ?? ''), 0);
    expect(cents((await sum('Payouts').textContent()) ?? '')).toBe(paidOut);
  },
);

test(
  '[CALL-X] the sums of a statement lead from the balance before to the balance after',
  nightlyOnly,
  async ({ page }) => {
    await signIn(page, domain);
    await page.goto(addressOf(domain, '/statement'));
    const sum = async (name: string) => {
      const text = await page
        .locator('dt', { hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd')
        .textContent();
      return Math.round(Number(text?.replace(/[^\d.-]/g, '')) * 100);
    };
    await expect(page.locator('dd').first()).toContainText('₱');
    const change =
      (await sum('Deposits')) -
      (await sum('Withdrawals')) +
      (await sum('Bonuses')) -
      (await sum('Stakes')) +
      (await sum('Winnings'));
    expect(await sum('Closing balance')).toBe((await sum('Opening balance')) + change);
    await expect(page.getByRole('banner').getByText('₱12,480.50').first()).toBeVisible();
    expect(await sum('Closing balance')).toBe(1_248_050);
  },
);

test('records that fail to load say so and can be asked for again', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  await page.route('**/api/wallet/transactions', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(addressOf(domain, '/transaction-history'));
  await expect(page.getByText('The list couldn’t be loaded')).toBeVisible();
  await page.unroute('**/api/wallet/transactions');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page)).toHaveCount(10);
});

// The browser complains of pictures that it was told to load and does not show.
withPictures(
  '[I18N-3] days and zone are the player’s own, whenever and wherever the page was built',
  async ({ page, world }) => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await signIn(page, domain);
    const threeDays = 3 * 24 * 60 * 60_000;
    const afterBuild = Date.now() + threeDays;
    // The platform's clock counts where it and the player's differ.
    await steer(world, { timeOffsetMs: threeDays });
    await page.clock.setFixedTime(afterBuild);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(afterBuild);
    for (const path of ['/transaction-history', '/bet-history', '/statement']) {
      await page.goto(addressOf(domain, path));
      await expect(page.getByText('Time zone: Philippine Standard Time.')).toBeVisible();
      await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('max', today);
    }
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(today);
    expect(said).toEqual([]);
  },
);
