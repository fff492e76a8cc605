import type { Locator, Page } from '@playwright/test';
import { ask, look } from '../browser/control';
import { openIdle } from '../browser/idle';
import { expect } from '../browser/withoutPictures';
import { axeViolationsIn } from './axeViolations';
import { signIn } from './signIn';
import { addressOf } from './sites';

export const domain = 'lucky-harbor.example';

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main');

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard never came there.');
}

/** Signs in by keyboard alone; the page that was wanted follows. */
export async function signInByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(domain, path));
  const account = page.locator('form[data-form="login"]:visible').getByLabel('Username');
  await expect(account).toBeVisible();
  await tabTo(page, account);
  await page.keyboard.type('juan');
  await tabTo(page, page.locator('form[data-form="login"]:visible').getByLabel('Password', { exact: true }));
  await page.keyboard.type('harbor-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(domain, path));
}

/** What axe objects to in the main part of a page. */
export const violations = (page: Page) => axeViolationsIn(page, { within: 'main' });

/** Opens a page of a player who has signed in. */
export async function openAsPlayer(page: Page, path: string): Promise<void> {
  await signIn(page, domain);
  await openIdle(page, addressOf(domain, path));
}

/**
 * The platform hears a call and its answer never comes, so many times; then all is well. Returns how often it was sent.
 * What a page has sent is heard, even if the page is left before the browser has passed it on.
 */
export async function losingAnswers(page: Page, world: string, call: string, times: number): Promise<() => number> {
  let sent = 0;
  const path = `/api/wallet/${call}`;
  await page.route(`**${path}`, async (route) => {
    sent += 1;
    const isAborted = sent <= times;
    const body = await ask({ method: 'POST', path, body: route.request().postDataJSON(), world });
    return isAborted ? route.abort() : route.fulfill({ contentType: 'application/json', body });
  });
  return () => sent;
}

/** Lines of the ledger over an amount in minor units, whatever its sign. */
export async function linesOf(world: string, minor: string): Promise<number> {
  const { accounts } = await look<{
    readonly accounts: readonly { readonly ledger: readonly { readonly amount: string }[] }[];
  }>(world);
  return accounts.flatMap(({ ledger }) => ledger).filter(({ amount }) => amount.replace('-', '') === minor).length;
}
