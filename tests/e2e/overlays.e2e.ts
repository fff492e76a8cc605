import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { axeViolationsIn, wcag } from './axeViolations';
import { sampledWindows } from './sampled';
import { addressOf, demoSites, siteFileOf } from './sites';
import { gateShare } from '../gateShare';

const opener = 'button[aria-haspopup="dialog"]';

/** Opens what lies over the page and is loaded with the first press. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole('main').locator(opener).filter({ visible: true }).first().click();
  const sheet = page.locator('[data-part="filter-sheet"]');
  await expect(sheet).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

for (const { domain, browser, width } of sampledWindows([320, 1440]))
  test.describe(`${domain} at ${width} px`, () => {
    test.use({ locale: browser });

    test(`the choices of ${domain} are a sheet at the edge of a window of ${width} px, read by everybody`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openIdle(page, addressOf(domain, '/slots'));
      const main = page.getByRole('main');
      if (width > 1024 && (await main.locator(opener).filter({ visible: true }).count()) === 0) {
        // Where the choices stand beside the games, there is no sheet.
        await expect(main.getByRole('checkbox').or(main.locator('[data-part=facets] a')).first()).toBeVisible();
        return;
      }
      await openFilters(page);
      const sheet = page.locator('[data-part="filter-sheet"]');
      const box = await sheet.boundingBox();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(700);
      expect(box?.width).toBe(Math.min(width, 400));
      expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // What leads back to the games is there without scrolling.
      await expect(sheet.locator('footer button')).toBeInViewport({ ratio: 1 });
      expect(await axeViolationsIn(page, { within: '[data-part="filter-sheet"]', rules: wcag })).toEqual([]);
    });
  });

test('the panel of a department lies over the page as wide as the window, moves nothing and is read by everybody', async ({
  page,
}) => {
  const domain = 'boulevard-88.example';
  await page.setViewportSize({ width: 1440, height: 900 });
  await openIdle(page, addressOf(domain, '/en'));
  const words = page.locator('[data-part="category-departments"]');
  const heading = page.getByRole('main').locator('[data-part="game-grid-list"]').first();
  const before = await heading.boundingBox();
  await words.getByRole('button', { name: 'Slots' }).click();
  const panel = page.locator('[data-part="mega-panel"]');
  await expect(panel.getByRole('link').first()).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const box = await panel.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 1440]);
  expect(box?.height).toBeGreaterThan(150);
  expect(box?.height).toBeLessThan(520);
  expect(await axeViolationsIn(page, { within: '[data-part="mega-panel"]', rules: wcag })).toEqual([]);
});

for (const { domain } of demoSites.filter((site) => siteFileOf(site.domain).liveChat?.status)) {
  const sizes = [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const;
  for (const [width, height] of gateShare(sizes, 0, ([wide]) => String(wide))) {
    test(`nothing covers the chat of ${domain} in a window of ${width} by ${height} px, and it can be closed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() =>
        localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: true })),
      );
      await openIdle(page, addressOf(domain, '/en'));
      const fold = page.locator('button[data-fold]');
      if (await fold.isVisible()) await fold.click();
      await page.locator('[data-part=chat-button]').click();
      const chat = page.locator('[data-part=live-chat]');
      await expect(chat.locator('iframe')).toBeVisible();
      const covered = await chat.evaluate((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        const corners = [left + 12, right - 12].flatMap((x) =>
          [top + 12, (top + bottom) / 2, bottom - 12].map((y) => [x, y] as const),
        );
        return corners.filter(([x, y]) => !panel.contains(document.elementFromPoint(x, y)));
      });
      expect(covered).toEqual([]);
      await chat.locator('header button').click();
      await expect(chat).toBeHidden();
      await expect(page.locator('[data-part=chat-button]')).toBeFocused();
    });
  }
}
