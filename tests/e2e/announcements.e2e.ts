import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { rememberAnnouncements } from '../browser/announced';
import { openIdle, untilIdle } from '../browser/idle';
import { axeViolationsIn, wcag } from './axeViolations';
import { holdBack } from './holdBack';
import { addressOf } from './sites';
import { watchShift } from './watchShift';
import { gateShare } from '../gateShare';
import { nightlyOnly } from '../browser/nightlyOnly';

const site = 'kingsgate.example';

for (const width of gateShare([320, 1440], 0, String))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('[STATE-7] announcements wait for the first user interaction, open once, and are remembered; nothing shifts', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on(
        'request',
        (request) => /fetch_announment|modals\/|Announce|DownloadBar/.test(request.url()) && asked.push(request.url()),
      );
      const shift = await watchShift(page, { onlyByItself: true });
      await openIdle(page, addressOf(site));
      expect(asked).toEqual([]);
      await page.mouse.wheel(0, 200);
      const dialog = page.getByRole('dialog', { name: 'Announcements' });
      // The server makes the modal when it is first asked for.
      await expect(dialog.getByRole('heading', { name: 'Banks are closed on Monday' })).toBeVisible();
      expect(await axeViolationsIn(page, { rules: wcag })).toEqual([]);
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
      await dialog.getByRole('button', { name: 'Got it' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(addressOf(site));
      expect(await shift()).toBeLessThanOrEqual(0.02);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.reload();
      await untilIdle(page);
      const answered = page.waitForResponse('**/api/home/fetch_announment');
      await page.mouse.wheel(0, 200);
      await answered;
      await expect(page.locator('[data-part=rewards], button[data-fold]').filter({ visible: true })).toHaveCount(1);
      // What must not come would be on its way until then.
      await untilIdle(page);
      await expect(page).toHaveURL(addressOf(site));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

test('[STATE-7] announcements that were shown stay away when nobody touches the page', async ({ page }) => {
  await rememberAnnouncements(page);
  await page.clock.install();
  await openIdle(page, addressOf(site));
  const answered = page.waitForResponse('**/api/home/fetch_announment');
  await page.clock.runFor(20_000);
  await answered;
  await page.clock.resume();
  await untilIdle(page);
  await expect(page).toHaveURL(addressOf(site));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the bar of the app', () => {
  test.use({ viewport: { width: 360, height: 760 } });
  const bar = (page: Page) => page.getByRole('region', { name: 'Mobile app' });

  test(
    'comes on phones over the page, leads to the ways to get it, and stays closed',
    nightlyOnly,
    async ({ page }) => {
      const shift = await watchShift(page, { onlyByItself: true });
      await openIdle(page, addressOf(site, '/promotions'));
      await expect(bar(page)).toHaveCount(0);
      await page.mouse.wheel(0, 100);
      await expect(bar(page)).toBeVisible();
      expect(await axeViolationsIn(page, { rules: wcag })).toEqual([]);
      await bar(page).getByRole('link', { name: 'Get' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Get the app' }).getByRole('heading', { name: 'For Android' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await bar(page).getByRole('button', { name: 'Close the app banner' }).click();
      await expect(bar(page)).toHaveCount(0);
      expect(await shift()).toBeLessThanOrEqual(0.02);
      await page.reload();
      await page.mouse.wheel(0, 100);
      await expect(page.locator('button[data-fold]')).toBeVisible();
      await untilIdle(page);
      await expect(bar(page)).toHaveCount(0);
    },
  );

  test('is nowhere on a wide window', nightlyOnly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf(site, '/promotions'));
    await page.mouse.wheel(0, 100);
    await untilIdle(page);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the preloader', () => {
  const brand = 'reelhouse.example';

  test('[STATE-3] [STATE-9] covers the first page until start-up has answered', async ({ page }) => {
    const release = await holdBack(page, '**/api/startup');
    await page.goto(addressOf(brand, '/about'));
    await expect(page.locator('[data-part=preloader]')).toBeVisible();
    release();
    await expect(page.locator('[data-part=preloader]')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // It takes no code to go.
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('floating')).length,
      ),
    ).toBe(0);
  });

  test(
    'its page leads on to the address that waits and leaves nothing in the history',
    nightlyOnly,
    async ({ page }) => {
      await page.goto(addressOf(brand, '/about'));
      await page.goto(addressOf(brand, '/preloader?next=%2Fslots%3Fsort%3Dname'));
      await expect(page).toHaveURL(addressOf(brand, '/slots?sort=name'));
      await page.goBack();
      await expect(page).toHaveURL(addressOf(brand, '/about'));
    },
  );
});
