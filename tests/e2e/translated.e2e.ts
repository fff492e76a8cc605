import type { Page } from '@playwright/test';
import { openIdle, untilIdle } from '../browser/idle';
import { expect, test } from '../browser/withoutPictures';
import { fillLogin, playerOf, signIn } from './signIn';
import { addressOf } from './sites';
import { translatePages } from './translated';
import { gateShare } from '../gateShare';
import { nightlyOnly } from '../browser/nightlyOnly';

const domain = 'lucky-harbor.example';
const broken = (page: Page) => page.getByText(/cannot be (shown|loaded) right now/);

/** Opens a page that the browser translates; returns its errors. */
async function openTranslated(page: Page, path: string): Promise<readonly string[]> {
  const errors = await translatePages(page);
  await openIdle(page, addressOf(domain, path));
  await expect(page.locator('html')).toHaveAttribute('data-translated', '');
  await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(2);
  return errors;
}

/** Sends the form as it is, so that it says what is missing, and stays. */
async function sendEmpty(page: Page, form: string): Promise<void> {
  const shown = page.getByRole('main').locator(`[data-form="${form}"]`);
  await shown.locator('[type="submit"]').click();
  await expect(shown.locator('[aria-invalid="true"]').first()).toBeVisible();
}

test('a translated login says what is missing, and signs in', nightlyOnly, async ({ page }) => {
  const errors = await openTranslated(page, '/login');
  await sendEmpty(page, 'login');
  await fillLogin(page, playerOf(domain));
  await untilIdle(page);
  await expect(page.locator('[data-part="session-bar"][data-player], [data-part="balance"]').first()).toBeVisible();
  expect(await broken(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

const forms = [
  ['/register', 'register'],
  ['/forgot-password', 'forgot-password'],
] as const;

for (const [path, form] of gateShare(forms, 0, ([address]) => address))
  test(`a translated ${form} says what is missing, and goes on`, async ({ page }) => {
    const errors = await openTranslated(page, path);
    await sendEmpty(page, form);
    const shown = page.getByRole('main').locator(`[data-form="${form}"]`);
    for (const input of await shown.locator('input:not([type=hidden], [type=checkbox], [type=radio])').all())
      await input.fill('09175550123');
    await shown.locator('[type="submit"]').click();
    await untilIdle(page);
    expect(await broken(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

test('a translated deposit goes out, and is told of', async ({ page }) => {
  await signIn(page, domain);
  const errors = await openTranslated(page, '/deposit');
  await sendEmpty(page, 'deposit');
  const form = page.getByRole('main').locator('[data-form="deposit"]');
  await form.locator('[data-part="amount-chips"] button').first().click();
  await form.locator('[type="submit"]').click();
  await expect(page.locator('[data-part="payment"]')).toBeVisible();
  expect(await page.locator('[translate="no"] font').count()).toBe(0);
  expect(await broken(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a translated profile is kept', nightlyOnly, async ({ page }) => {
  await signIn(page, domain);
  const errors = await openTranslated(page, '/edit-profile');
  const form = page.getByRole('main').locator('[data-form]').first();
  await form.locator('input[type="text"], input[type="email"]').first().fill('Juan of the harbour');
  await form.locator('[type="submit"]').click();
  await untilIdle(page);
  await expect(form).toBeVisible();
  expect(await broken(page).count()).toBe(0);
  expect(errors).toEqual([]);
});
