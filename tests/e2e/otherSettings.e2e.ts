import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { rememberAnnouncements } from '../browser/announced';
import { openIdle, untilIdle } from '../browser/idle';
import { fewSites, sampledWindows } from './sampled';
import { nightlyOnly } from '../browser/nightlyOnly';
import { addressOf, demoSites, harbor } from './sites';

/** Opens a page and answers what would be asked there first. */
async function open(page: Page, domain: string, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false }));
  });
  await rememberAnnouncements(page);
  await openIdle(page, addressOf(domain, path));
}

/** Sizes in px of all text in sight on a page, by the place of its element. */
function textSizes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('[data-layout] *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
    );
    return words
      .filter((element) => element.checkVisibility())
      .map((element) => parseFloat(getComputedStyle(element).fontSize));
  });
}

/** Controls of what floats that something lies over, at the top, in the middle or at the foot of each. */
function coveredFloats(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-part=rewards] > *, [data-part=chat-button], [data-part=partners-button]')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const isCovered = [0.15, 0.5, 0.85].some(
          (part) => !control.contains(document.elementFromPoint(x + width / 2, y + height * part)),
        );
        return control.checkVisibility() && isCovered ? [control.outerHTML.slice(0, 120)] : [];
      }),
    );
}

for (const { domain, browser, width } of sampledWindows([390, 1440]))
  test.describe(`${domain} at ${width} px`, () => {
    test.use({ locale: browser, viewport: { width, height: 844 } });

    test('text is half as large again where the browser’s font size is 24 px, and nothing runs out of the window', async ({
      page,
    }) => {
      await open(page, domain, '/register');
      const before = await textSizes(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
      await untilIdle(page);
      const after = await textSizes(page);
      expect(before.length).toBeGreaterThan(10);
      expect(after).toHaveLength(before.length);
      // Larger text may follow the width of the window, not what is read.
      const same = after.filter((size, index) => size < 1.4 * (before[index] ?? 0) && (before[index] ?? 0) <= 18);
      expect(same).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

for (const { domain, browser } of fewSites)
  test.describe(domain, () => {
    test.use({ locale: browser, reducedMotion: 'reduce' });

    test('nothing stays in its place over a page in a window of 320 × 256 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, domain, '/register');
      await page.evaluate(() => window.scrollTo(0, 200));
      await untilIdle(page);
      const staying = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const { position, pointerEvents } = getComputedStyle(element);
          const { width, height, top, bottom } = element.getBoundingClientRect();
          const isOver =
            ['fixed', 'sticky'].includes(position) &&
            pointerEvents !== 'none' &&
            width > 1 &&
            height > 1 &&
            bottom > 0 &&
            top < innerHeight;
          return isOver && element.checkVisibility({ visibilityProperty: true })
            ? [element.outerHTML.slice(0, 120)]
            : [];
        }),
      );
      expect(staying).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await untilIdle(page);
      expect(await coveredFloats(page), 'what floats, at the end of the page').toEqual([]);
    });

    test('forced colours show what has the focus and what is current', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, domain, '/login');
      const outlines = (selector: string) =>
        page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.map((element) => `${getComputedStyle(element).outlineStyle} ${getComputedStyle(element).outlineWidth}`),
          );
      const current = await outlines('[aria-current]:not([aria-current=false]), [aria-selected=true]');
      expect(current.length).toBeGreaterThan(0);
      expect(current.filter((outline) => outline !== 'solid 2px')).toEqual([]);
      await openIdle(page, addressOf(domain, '/slots'));
      const fields = page.locator('input:is([type=search], [role=combobox], [type=text])').filter({ visible: true });
      for (const field of await fields.all()) {
        await field.focus();
        expect(await field.evaluate((element) => getComputedStyle(element).outline)).toMatch(/solid 3px$/);
      }
    });
  });

for (const { domain, browser } of demoSites)
  test.describe('print', () => {
    test.use({ locale: browser });

    test(
      `paper has the words of ${domain} in black on white, without navigation, what floats or what moves`,
      domain === harbor.domain ? {} : nightlyOnly,
      async ({ page }) => {
        await page.setViewportSize({ width: 794, height: 1123 });
        await open(page, domain, '/');
        await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
        const { words, faults } = await page.evaluate(() => {
          const faults = document.getAnimations().map(({ playState }) => `moves: ${playState}`);
          let words = 0;
          for (const element of document.querySelectorAll('body, body *:not(svg *)')) {
            const { position, color, webkitTextFillColor, backgroundColor, backgroundImage, opacity } =
              getComputedStyle(element);
            if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
            const named = element.outerHTML.slice(0, 100);
            if (element.matches('nav, header[data-region], [data-part=consent]'))
              faults.push(`is for screens: ${named}`);
            const { width, height, bottom } = element.getBoundingClientRect();
            if (['fixed', 'sticky'].includes(position) && width > 1 && height > 1 && bottom > 0)
              faults.push(`stands on every sheet: ${named}`);
            if (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)')
              faults.push(`has a ground: ${named}`);
            const text = [...element.childNodes].filter(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
            );
            words += text.length;
            if (
              text.length > 0 &&
              (color !== 'rgb(0, 0, 0)' || webkitTextFillColor !== 'rgb(0, 0, 0)' || Number(opacity) < 0.5)
            )
              faults.push(`is not black: ${named}`);
          }
          return { words, faults };
        });
        expect(faults).toEqual([]);
        expect(words).toBeGreaterThan(20);
        expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5_000);
      },
    );
  });
