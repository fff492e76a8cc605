import { expect } from '@playwright/test';
import { test } from '../browser/withoutPictures';
import { takeAway, takePopovers, useEverything, type Ability } from './lacking';
import { nightlyOnly } from '../browser/nightlyOnly';
import { open } from './openAnswered';
import { demoSites } from './sites';

/** What Firefox refuses where cookies are blocked. */
const blocked: readonly Ability[] = ['window.BroadcastChannel', 'window.localStorage', 'window.sessionStorage'];

test.use({ viewport: { width: 1440, height: 900 } });

test('a browser that blocks cookies signs in, pays in, plays, changes the language and signs out', async ({ page }) => {
  await takeAway(page, blocked, 'throws');
  await useEverything(page, { keepsSession: false });
});

test('[STATE-7] so does one whose dialogs have no methods', async ({ page }) => {
  await takeAway(page, ['HTMLDialogElement.prototype.showModal', 'HTMLDialogElement.prototype.close'], 'absent');
  await useEverything(page, { keepsSession: true });
});

test(
  'so does one on plain http, where ids, copies and share sheets are not available',
  nightlyOnly,
  async ({ page }) => {
    await takeAway(page, ['crypto.randomUUID', 'navigator.clipboard', 'navigator.share'], 'absent');
    await useEverything(page, { keepsSession: true });
  },
);

/** A template whose menu is a sheet, and one whose menu is a drawer. */
const menus = ['template1', 'template3'].flatMap((template) =>
  demoSites.filter((site) => site.template === template).slice(0, 1),
);

test.describe('on a phone whose browser knows no popovers', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { domain } of menus)
    test(`the menu opens, closes and leads on, ${domain}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await takePopovers(page);
      await open(page, domain);
      const opener = page.locator('[data-part=dock] [popovertarget], button[popovertarget$=drawer]:not(nav *)').first();
      const menu = page.locator('[data-part=sheet], [data-part=drawer]').first();
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu).toBeVisible();
      await menu.locator('[popovertargetaction=hide]').click();
      await expect(menu).toBeHidden();
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await opener.click();
      await menu.locator('a[href$="/slots"]').first().click();
      await expect(page).toHaveURL(/\/slots$/);
      await expect(menu).toBeHidden();
      expect(errors).toEqual([]);
    });
});
