import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { holdBack } from './holdBack';
import { signIn } from './signIn';
import { addressOf, harbor } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';
import { open } from './openAnswered';

/** Lets start-up switch rewards off from now on. */
async function withoutRewards(page: Page): Promise<void> {
  const answer = { statusCode: 1, maintenance: { is_maintenance: false }, site: { gamify_status: false } };
  await page.route('**/api/startup', (route) => route.fulfill({ json: answer }));
}

test.describe('rewards', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[SHELL-1] can be closed, and stay closed on the next page', nightlyOnly, async ({ page }) => {
    await open(page, 'lucky-harbor.example');
    await page.getByRole('button', { name: 'Close rewards' }).click();
    await expect(page.getByRole('link', { name: 'Rewards', exact: true })).toHaveCount(0);
    await openIdle(page, addressOf('lucky-harbor.example', '/about'));
    await expect(page.locator('[data-part=shell] [data-part=rewards]')).toHaveCount(0);
    await expect(page.locator('[data-part=shell] [data-part=chat-button]')).toBeVisible();
  });

  test('[SHELL-1] that were closed stay closed on the next page while its code has not come', async ({ page }) => {
    await open(page, 'lucky-harbor.example', '/about');
    await page.getByRole('button', { name: 'Close rewards' }).click();
    await expect(page.locator('[data-part=shell] [data-part=rewards]')).toHaveCount(0);
    await holdBack(page, /\/assets\/floating-[^/]+\.js$/);
    await page.goto(addressOf('lucky-harbor.example', '/about'));
    await expect(page.locator('[data-part=shell] [data-part=rewards]')).toHaveCount(0);
    await expect(page.locator('[data-part=shell] [data-part=chat-button]')).toBeVisible();
    await expect(page.locator('[data-part=shell] [data-part=partners-button]')).toBeVisible();
  });

  test(
    '[SHELL-1] a player’s press on the rewards that were served to a guest leads to the minigame',
    nightlyOnly,
    async ({ page }) => {
      await signIn(page, 'lucky-harbor.example');
      const come = await holdBack(page, /\/assets\/floating-[^/]+\.js$/);
      await page.goto(addressOf('lucky-harbor.example', '/about'));
      await expect(page.getByRole('banner').locator('[data-part="account-menu"]').first()).toBeAttached();
      await page.locator('[data-part=rewards] a').click();
      const opened = page.context().waitForEvent('page');
      come();
      await expect(await opened).toHaveURL(addressOf('lucky-harbor.example', '/minigame'));
    },
  );

  test('[SHELL-1] open the sign-in modal on template4 and lead to the minigame after it', async ({ page }) => {
    await open(page, 'lucky-harbor.example', '/about');
    await page.locator('[data-part=rewards] a').click();
    await expect(page).toHaveURL(addressOf('lucky-harbor.example', '/about?next=%2Fminigame#loginmodal'));
    const form = page.getByRole('dialog').locator('[data-form="login"]');
    await form.getByLabel('Username').fill('juan');
    await form.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(addressOf('lucky-harbor.example', '/minigame'));

    await page.goto(addressOf('lucky-harbor.example', '/about'));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Rewards, opens in a new tab' }).click(),
    ]);
    await expect(tab).toHaveURL(addressOf('lucky-harbor.example', '/minigame'));
    await expect(tab.locator('[data-part=shell]')).toHaveCount(0);
  });

  test('[SHELL-1] go to /login on template7', nightlyOnly, async ({ page }) => {
    await open(page, 'daily-draw.example');
    await page.locator('[data-part=rewards] a').click();
    await expect(page).toHaveURL(addressOf('daily-draw.example', '/login?next=%2Fminigame'));
  });
});

test('[SHELL-1] start-up that switches rewards off takes the icon away before anybody has touched the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const rewards = page.locator('[data-part=shell] [data-part=rewards]');
  await open(page, harbor.domain);
  await expect(rewards, 'the site has rewards').toBeVisible();
  await withoutRewards(page);
  // Nothing counts as a touch in this page: what floats is as the server made it.
  await page.goto(addressOf(harbor.domain));
  await expect(page.locator('[data-part=shell]')).toHaveAttribute('data-ready', 'no-rewards');
  await expect(rewards).toBeHidden();
});

test('[SHELL-1] [SHELL-2] a press before the code is there is its own control’s where start-up switches rewards off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withoutRewards(page);
  const come = await holdBack(page, /\/assets\/floating-[^/]+\.js$/);
  await page.goto(addressOf(harbor.domain, '/about'));
  await expect(page.locator('[data-part=shell]')).toHaveAttribute('data-ready', 'no-rewards');
  await page.locator('[data-part=partners-button]').click();
  come();
  await expect(page.getByRole('dialog', { name: 'Partners' })).toBeVisible();
});
