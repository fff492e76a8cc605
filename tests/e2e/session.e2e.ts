import type { Page } from '@playwright/test';
import { untilIdle } from '../browser/idle';
import { pace } from '../browser/pace';
import { expect, test } from '../browser/withoutPictures';
import { announceMaintenance } from './announceMaintenance';
import { onlyOnInteraction } from './onlyOnInteraction';
import { signIn, signInByForm } from './signIn';
import { addressOf } from './sites';

const domain = 'lucky-harbor.example';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('livery.user'));

test.use({ viewport: { width: 1440, height: 900 } });

/** How many tabs are open beside the one in which the player logs out: few in the merge gate. */
const otherTabs = process.env['E2E_SEED'] ? 2 : 7;

test('[STATE-6] logout makes the other tabs load again at once, and no call of the player leaves any of them afterwards', async ({
  page,
  context,
}) => {
  await signIn(page, domain, { accountId: 'andres' });
  await page.goto(addressOf(domain, '/about'));
  const others = await Promise.all(Array.from({ length: otherTabs }, () => context.newPage()));
  for (const other of others) {
    // Nothing that waits a second or longer comes in these: they are told, or never know.
    await onlyOnInteraction(other);
    await other.goto(addressOf(domain, '/about'));
    await expect(other.getByRole('banner').getByText('₱987,654,321.07').first()).toBeVisible();
  }
  const tabs = [page, ...others];
  const signedOut = new Set<Page>();
  const late: string[] = [];
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (signedOut.has(tab) && /"auth":"[^"]+"/.test(request.postData() ?? '')) late.push(request.url());
    });
  }
  const loads = others.map((other) => other.waitForEvent('framenavigated').then(() => signedOut.add(other)));
  await page.bringToFront();
  await page.getByRole('banner').locator('[data-part="account-menu"] summary:visible').first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).first().click();
  signedOut.add(page);
  await Promise.all(loads);
  for (const tab of tabs)
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  expect(await Promise.all(tabs.map(kept))).toEqual(tabs.map(() => null));
  for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
  // What must not leave has no event to wait for: a wrong call has this long to show itself.
  await pace('nothing');
  expect(late).toEqual([]);
});

test('[STATE-8] [ERR-1] an ended session is told once, signs out, and stays so', async ({ page }) => {
  await signIn(page, domain, { accountId: 'andres' });
  // The page that was signed in on still asks for the player: the session is to end on the next one.
  await page.goto('about:blank');
  await page.route('**/api/**', async (route) =>
    /"auth":"[^"]+"/.test(route.request().postData() ?? '')
      ? route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: JSON.stringify({ statusCode: 401, statusMessage: 'sessionExpired' }),
        })
      : route.continue(),
  );
  await page.goto(addressOf(domain, '/about'));
  await expect(page.locator('[data-part="notices"]')).toContainText('session', { ignoreCase: true });
  await expect.poll(() => kept(page)).toBeNull();
});

test('[LAYOUT-3] announced maintenance replaces the page, and nothing but startup is asked', async ({ page }) => {
  await announceMaintenance(page);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/art/')) asked.push(pathname);
    if (pathname.startsWith('/embed/')) asked.push(pathname);
  });
  await page.goto(addressOf(domain));
  await expect(page.locator('[data-layout="maintenance"]')).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // What pages ask for by themselves at the first user interaction, or when it stays away.
  await page.clock.fastForward(30_000);
  await untilIdle(page);
  await pace('nothing');
  expect(asked).toEqual(['/api/startup']);
});

test('[STATE-8] [CALL-X] what was typed into a deposit is there again after the session has ended and the player is back', async ({
  page,
}) => {
  await signIn(page, domain, { accountId: 'andres' });
  await page.goto(addressOf(domain, '/deposit'));
  const form = page.getByRole('main').locator('[data-form="deposit"]');
  await form.getByLabel('Pouch Wallet').check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('1,234.50');
  await page.route('**/api/wallet/deposit', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ statusCode: 401, statusMessage: 'sessionExpired' }),
    }),
  );
  await form.getByRole('button', { name: 'Pay ₱1,234.50' }).click();
  await expect.poll(() => kept(page)).toBeNull();
  await page.unroute('**/api/wallet/deposit');
  // By the form: what this tab kept of the deposit must stay.
  await signInByForm(page, domain, { accountId: 'andres' });
  await page.goto(addressOf(domain, '/deposit'));
  // Of a payment that was under way nobody knows by now; the platform has no record of it.
  await page.getByRole('main').getByRole('button', { name: 'Edit details' }).click();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.50');
  await expect(form.getByLabel('Pouch Wallet')).toBeChecked();
});
