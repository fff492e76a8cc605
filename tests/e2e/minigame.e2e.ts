import type { Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { signIn } from './signIn';
import { addressOf } from './sites';
import { gateShare } from '../gateShare';
import { nightlyOnly } from '../browser/nightlyOnly';

const domain = 'lucky-harbor.example';

/** Request ids that a call was sent with, in order. */
function intents(page: Page, path: string): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      ids.push((request.postDataJSON() as { request_id: string }).request_id);
  });
  return ids;
}

for (const reducedMotion of gateShare(['reduce', 'no-preference'] as const, 0, String)) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test('[CALL-X] a round of the minigame by keyboard: the platform says where the pearl is, and the result is told', async ({
      page,
    }) => {
      await signIn(page, domain);
      const ids = intents(page, '/api/player/minigame_round');
      await page.route('**/api/player/minigame_round', (route) =>
        route.fulfill({
          json: { statusCode: 1, value: { round_id: 'r-1', pearl: 1, won: 15, token_balance: 50, frozen_token: 0 } },
        }),
      );
      await page.goto(addressOf(domain, '/minigame'));
      await page.getByRole('radio', { name: '5', exact: true }).focus();
      const shell = page.getByRole('button', { name: 'Shell 2' });
      // The stored player comes back a little after the page.
      await expect(shell).toHaveAttribute('aria-disabled', 'false');
      await shell.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-part="pearl-result"]')).toHaveText('You found it: 15 tokens');
      await expect(shell.locator('[data-part="pearl"]')).toBeVisible();
      await page.keyboard.press('Enter');
      expect(ids).toHaveLength(1);
      await page.getByRole('button', { name: 'New round' }).press('Enter');
      await expect(page.locator('[data-part="pearl"]')).toHaveCount(0);
    });
  });
}

test('[CALL-X] a round without an answer is being checked, and looked for again under the same id', async ({
  page,
}) => {
  await signIn(page, domain);
  const ids = intents(page, '/api/player/minigame_round');
  await page.route('**/api/player/minigame_round', (route) => route.abort());
  await page.goto(addressOf(domain, '/minigame'));
  await page.getByRole('button', { name: 'Shell 1' }).click();
  await expect(page.locator('[data-part="pearl-result"]')).toHaveText('Checking your round');
  await page.unroute('**/api/player/minigame_round');
  // The lost connection is told in a dialog of its own.
  const told = page.getByRole('alertdialog');
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: 'Check result' }).click();
  await expect(page.locator('[data-part="pearl-result"]')).toHaveText(/^(You found it|Not here)/);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('[CALL-X] the wheel stops where the platform says, once a press', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  const ids = intents(page, '/api/player/spin');
  await page.route('**/api/player/spin', (route) =>
    route.fulfill({
      json: {
        statusCode: 1,
        value: { segment_id: 's-2', prize: { kind: 'TOKENS', amount: '5' }, token_balance: 45, spins: 1 },
      },
    }),
  );
  await page.goto(addressOf(domain, '/spin'));
  await page.getByRole('button', { name: 'Spin the wheel' }).dblclick();
  await expect(page.locator('[data-part="wheel-result"]')).toHaveText('You won: 5 tokens');
  expect(ids).toHaveLength(1);
});
