import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { openIdle, untilIdle } from '../browser/idle';
import { untilOnTop } from '../browser/isOnTop';
import { signIn } from './signIn';
import { addressOf } from './sites';

const domain = 'lucky-harbor.example';

/** Fills a form of the login in and sends it. */
async function send(form: Locator): Promise<void> {
  await form.getByLabel('Username').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('[ERR-3] [ERR-4] a failure that is told over a modal is seen, is closed alone by Escape, and gives the focus back', async ({
  page,
}) => {
  await page.route('**/api/auth/login', (route) => route.abort('connectionfailed'));
  await openIdle(page, addressOf(domain, '/#loginmodal'));
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await send(modal.locator('[data-form="login"]'));
  const failure = page.getByRole('alertdialog');
  const close = failure.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  expect(await untilOnTop(close)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(addressOf(domain, '/#loginmodal'));
  await expect(modal.getByRole('button', { name: 'Log in', exact: true })).toBeFocused();

  // Again, and by a press.
  await modal.getByRole('button', { name: 'Log in', exact: true }).click();
  await close.click();
  await expect(failure).toBeHidden();
  await expect(modal).toBeVisible();
});

test('[ERR-3] a message stands above a modal that opens after it, can be closed there, and outlives the modal', async ({
  page,
}) => {
  await signIn(page, domain, { accountId: 'andres' });
  await page.goto('about:blank');
  await page.route('**/api/**', (route) =>
    /"auth":"[^"]+"/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 401, json: { statusCode: 401, statusMessage: 'sessionExpired' } })
      : route.continue(),
  );
  await page.goto(addressOf(domain, '/about'));
  const modal = page.getByRole('dialog', { name: 'Log in' });
  const message = page.locator('[data-part="toast-warning"]');
  // A pointer on it holds it, however slow the machine is.
  await message.hover();
  await expect(modal.getByLabel('Username')).toBeVisible();
  await untilIdle(page);
  // The page below an open modal is inert, so a reader hears only what stands in the modal.
  await expect(modal.locator('[data-part="toasts"][aria-live] [data-part="toast-warning"]')).toBeVisible();
  const close = message.getByRole('button', { name: 'Close' });
  expect(await untilOnTop(close)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.locator('[data-part="notices"] [data-part="toast-warning"]')).toBeVisible();
  await close.click();
  await expect(message).toHaveCount(0);
});
