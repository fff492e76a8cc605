import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { sampled, fewSites } from './sampled';
import { signIn } from './signIn';
import { addressOf } from './sites';

/** Widths at which headers change, and the smallest windows, in px. */
const widths = [320, 360, 390, 430, 600, 768, 1024, 1280, 1440];

for (const { domain, browser } of fewSites) {
  test.describe(domain, () => {
    test.use({ locale: browser, reducedMotion: 'reduce' });

    test('a player reads all of the balance, in windows of every size', async ({ page }) => {
      await signIn(page, domain);
      const balances = page.locator('[data-region=header] [data-part=balance]');
      const found: string[] = [];
      for (const width of sampled(
        widths,
        0.25,
        (one) => `${domain} ${one}`,
        () => ['any'],
      )) {
        await page.setViewportSize({ width, height: 800 });
        // Opened again: the header stands as it was served for this window, with nothing on its way from another one.
        await page.goto(addressOf(domain, '/vip'));
        await expect(balances.filter({ visible: true }).first()).toHaveText(/\d/);
        await page.evaluate(async () => document.fonts.ready);
        const cut = await cutOf(balances);
        if (cut > 1) found.push(`${cut === Infinity ? 'all' : `${cut} px`} at ${width} px`);
      }
      expect(found, 'cut from the balance').toEqual([]);
    });
  });
}

/** How many px of the text of balances in sight are cut off; Infinity where none is in sight. */
function cutOf(balances: Locator): Promise<number> {
  return balances.evaluateAll((all) => {
    // Those that are there for readers of the screen only are one px wide.
    const shown = all.filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2);
    const boxes = shown
      .flatMap((element) => [element, ...element.querySelectorAll(':not(svg, svg *)')])
      .filter(({ clientWidth }) => clientWidth > 2);
    return shown.length === 0
      ? Infinity
      : Math.max(0, ...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
