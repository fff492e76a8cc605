import type { Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { nightlyOnly } from '../browser/nightlyOnly';
import { axeViolationsIn } from './axeViolations';
import { addressOf } from './sites';
import { signIn } from './signIn';
import { gateShare } from '../gateShare';

const domain = 'kingsgate.example';

/** Opens a page as a player whose calls to change the account are counted and go no further. */
async function open(page: Page, path: string): Promise<() => readonly string[]> {
  const sent: string[] = [];
  await signIn(page, domain);
  await page.route(/\/api\/(wallet\/bank_remove|player\/break)$/, async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  await page.goto(addressOf(domain, path));
  return () => sent;
}

const asked = [
  ['/bank-details', /^Remove /, () => Promise.resolve()],
  [
    '/responsible-gaming',
    'Start break',
    (page: Page) =>
      page
        .getByLabel('Length of the break')
        .selectOption({ label: 'Self-exclusion: 6 months' })
        .then(() => undefined),
  ],
] as const;

for (const [path, opener, prepare] of gateShare(asked, 0, ([address]) => address)) {
  test.describe(`what is asked on ${path}`, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('[STATE-7] keeps the focus inside, takes Escape and Back for a no, and gives the focus back', async ({
      page,
    }) => {
      const sent = await open(page, path);
      await prepare(page);
      const button = page.getByRole('main').getByRole('button', { name: opener }).first();
      const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog.locator('[data-part="confirm"]')).toBeVisible();
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          // Between the last and the first part the browser's own bar has its turn.
          expect(
            await page.evaluate(
              () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
            ),
          ).toBe(true);
        }
        await leave();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(addressOf(domain, path));
        await expect(button).toBeFocused();
      }
      expect(sent()).toEqual([]);
    });

    test(
      '[STATE-7] is sent once after a yes, and fits 320 px without an accessibility violation',
      nightlyOnly,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 720 });
        const sent = await open(page, path);
        await prepare(page);
        await page.getByRole('main').getByRole('button', { name: opener }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
        const yes = dialog.locator('[data-part="confirm"] [data-part="button-primary"]');
        await expect(yes).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await axeViolationsIn(page, { within: 'dialog' })).toEqual([]);
        await yes.click();
        await expect.poll(sent).toHaveLength(1);
        await expect(page.locator('[data-part="confirm"]')).toHaveCount(0);
      },
    );
  });
}
