import type { Page } from '@playwright/test';
import { test as withPictures } from '../browser/test';
import { expect, test } from '../browser/withoutPictures';
import { openIdle, untilIdle } from '../browser/idle';
import { axeViolationsIn, wcag } from './axeViolations';
import { sampledEach } from './sampled';
import { holdBack } from './holdBack';
import { addressOf } from './sites';
import { watchShift } from './watchShift';
import { gateShare } from '../gateShare';
import { nightlyOnly } from '../browser/nightlyOnly';

const harbor = 'lucky-harbor.example';

/** What a player types to sign in on Lucky Harbor. */
async function signIn(page: Page): Promise<void> {
  const form = page.getByRole('dialog').locator('[data-form="login"]');
  await form.getByLabel('Username').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Counts from the moment the page is home until the modal is open, in ms. */
async function watchEntry(page: Page): Promise<() => Promise<{ readonly arrived: number; readonly opened: number }>> {
  await page.addInitScript(() => {
    const seen = { arrived: 0, opened: 0 };
    Object.assign(window, { entrySeen: seen });
    // Told with each change itself: frames come late on a busy machine.
    new MutationObserver(() => {
      const home = document.querySelector('[data-page="home"]');
      if (home && seen.arrived === 0) seen.arrived = performance.now();
      if (document.querySelector('dialog[open]') && seen.opened === 0) seen.opened = performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-page', 'open'] });
  });
  return () => page.evaluate(() => (window as unknown as { entrySeen: { arrived: number; opened: number } }).entrySeen);
}

test.describe('login entry', () => {
  const entries = [
    ['ENTRY-1', harbor, 'loginmodal', 'en-GB'],
    ['ENTRY-2', 'fiesta-bola.example', 'modal-signin', 'fil-PH'],
  ] as const;
  for (const [id, domain, modal, browser] of gateShare(entries, 0, ([name]) => name)) {
    test.describe(domain, () => {
      test.use({ locale: browser });
      test(`[${id}] a guest on a player’s page of ${domain} goes home, and #${modal} opens no sooner than 1,000 ms later`, async ({
        page,
      }) => {
        const seen = await watchEntry(page);
        await page.goto(addressOf(domain, '/deposit?method=card'));
        await expect(page).toHaveURL(addressOf(domain, `/?next=%2Fdeposit%3Fmethod%3Dcard#${modal}`));
        await expect(page.getByRole('dialog')).toBeVisible();
        const { arrived, opened } = await seen();
        expect(opened - arrived).toBeGreaterThanOrEqual(950);
      });
    });
  }

  test('[ENTRY-3] a guest on a player’s page of daily-draw.example goes to /login', nightlyOnly, async ({ page }) => {
    await page.goto(addressOf('daily-draw.example', '/deposit'));
    await expect(page).toHaveURL(addressOf('daily-draw.example', '/login?next=%2Fdeposit'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[ROUTE-7] [ENTRY-1] signing in there leads back to the wanted page, query and all, and out of the history', async ({
    page,
  }) => {
    await page.goto(addressOf(harbor, '/about'));
    await page.goto(addressOf(harbor, '/bet-history?page=2'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(addressOf(harbor, '/bet-history?page=2'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await untilIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[ROUTE-2] a player who opens /forgot-password is sent home', nightlyOnly, async ({ page }) => {
    await page.goto(addressOf(harbor, '/#loginmodal'));
    await signIn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(harbor));
    await page.goto(addressOf(harbor, '/forgot-password'));
    await expect(page).toHaveURL(addressOf(harbor));
  });
});

test.describe('a modal', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).first();

  test('[STATE-7] by keyboard: opens, holds the focus, closes by Escape, gives the focus back; the page stands still', async ({
    page,
  }) => {
    await openIdle(page, addressOf(harbor));
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth]);
    await opener(page).evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(addressOf(harbor, '/#loginmodal'));
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);

    await page.mouse.wheel(0, 600);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const focus = document.activeElement;
        // Between the last and the first part the browser's own bar has its turn.
        return focus === document.body || focus?.closest('dialog') !== null;
      });
      expect(where).toBe(true);
    }
    expect(await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth])).toEqual(before);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(harbor));
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before[0]);
  });

  test('[STATE-7] survives a reload, and Back and Forward close and open it', async ({ page }) => {
    await openIdle(page, addressOf(harbor));
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(addressOf(harbor));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(harbor));
  });

  test('[STATE-7] opens from its address, closes beside it, and leaves address and scroll position alone', async ({
    page,
  }) => {
    await page.goto(addressOf(harbor, '/slots?sort=name#loginmodal'));
    await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
    await page.mouse.click(10, 450);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(harbor, '/slots?sort=name'));
  });

  test('[STATE-7] an unknown name does nothing', nightlyOnly, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    await openIdle(page, addressOf(harbor, '/#nothing-here'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(addressOf(harbor, '/#nothing-here'));
    expect(messages).toEqual([]);
  });

  test('[STATE-7] shows on a slow network that it is on its way, and can be left', nightlyOnly, async ({ page }) => {
    await openIdle(page, addressOf(harbor));
    const release = await holdBack(page, '**/modals/*.json');
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: 'Loading' });
    await expect(dialog.locator('[data-part="modal-skeleton"]')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username')).toBeVisible();
  });
});

const modals: Readonly<Record<string, readonly [name: string, browser: string]>> = {
  [harbor]: ['loginmodal', 'en-GB'],
  'fiesta-bola.example': ['modal-signin', 'fil-PH'],
  'daily-draw.example': ['loginmodal', 'en-GB'],
};

for (const { domain, width } of sampledEach(Object.keys(modals), [320, 768, 1440])) {
  const [modal, browser] = modals[domain] ?? [];
  withPictures.describe(`#${modal} of ${domain}`, () => {
    withPictures.use({ locale: browser });
    withPictures(
      `[STATE-7] fits ${width} px, without an accessibility violation, a message, a policy report or a shift`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        const messages: string[] = [];
        page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
        const shift = await watchShift(page);
        await openIdle(page, addressOf(domain, `/#${modal}`));
        await expect(page.getByRole('dialog').locator('[data-form="login"]')).toBeVisible();
        const box = await page.getByRole('dialog').boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 720).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeViolationsIn(page, { rules: wcag })).toEqual([]);
        expect(await shift()).toBeLessThanOrEqual(0.02);
        expect(messages).toEqual([]);
      },
    );
  });
}
