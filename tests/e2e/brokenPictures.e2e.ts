import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { fewSites } from './sampled';
import { addressOf } from './sites';

interface Pictured {
  readonly src: string;
  readonly isBroken: boolean;
  /** Left, top, width and height in px. */
  readonly box: readonly number[];
}

/** The pictures of games that stand in the first window, as they are drawn. */
function picturesOf(page: Page): Promise<readonly Pictured[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-drawn]')]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ image, box }) => box.width > 0 && box.top < innerHeight && image.complete)
      .map(({ image, box: { x, y, width, height } }) => ({
        src: image.getAttribute('src') ?? '',
        isBroken: image.naturalWidth === 0,
        box: [x, y, width, height].map(Math.round),
      })),
  );
}

for (const { domain, browser } of fewSites) {
  test.describe(domain, () => {
    test.use({ locale: browser });
    test(`pictures of games that do not load are drawn in their places at ${domain}`, async ({ page }) => {
      await openIdle(page, addressOf(domain, '/slots'));
      const whole = await picturesOf(page);
      await page.route(/\/api\/art\/games\//, (route) => route.abort());
      await openIdle(page, addressOf(domain, '/slots'));
      await expect
        .poll(async () => (await picturesOf(page)).filter(({ src }) => src.startsWith('/game.svg#')).length)
        .toBe(whole.length);
      const replaced = await picturesOf(page);
      expect(replaced.filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(replaced.map(({ box }) => box)).toEqual(whole.map(({ box }) => box));
      expect(whole.length).toBeGreaterThan(0);
    });
  });
}
