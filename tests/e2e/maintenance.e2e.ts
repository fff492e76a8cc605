import type { Page } from '@playwright/test';
import { openIdle, untilIdle } from '../browser/idle';
import { expect, test } from '../browser/test';
import { nightlyOnly } from '../browser/nightlyOnly';
import { illegibleText } from '../matrix/boxes';
import { announceMaintenance } from './announceMaintenance';
import { axeViolationsIn, wcag } from './axeViolations';
import { sampledEach } from './sampled';
import { addressOf } from './sites';
import { watchShift } from './watchShift';

/** Brands whose logos are widest, as a picture and as a mark with words, and one of many languages. */
const widest = [
  'halfmoon.example',
  'grand-aurelia.example',
  'maison-azur.example',
  'lucky-harbor.example',
  'voltara.example',
  'oddsline.example',
];

for (const { domain, width } of sampledEach(widest, [320, 1440]))
  test(`[LAYOUT-3] [I18N-1] the notice of ${domain} at ${width} px offers languages and the operator's address`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await announceMaintenance(page);
    const messages: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    await page.goto(addressOf(domain));
    const notice = page.locator('[data-layout="maintenance"]');
    await expect(notice.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', `mailto:help@${domain}`);
    await expect(notice.getByText(`help@${domain}`, { exact: true })).toBeVisible();
    // Nothing stands on anything else, and nothing is pushed out of sight.
    const [logo, languages] = await Promise.all([
      notice.locator('[data-part="notice-head"] a').first().boundingBox(),
      notice.locator('[data-part="language-switcher"] summary').boundingBox(),
    ]);
    const isBeside = (logo?.x ?? 0) + (logo?.width ?? 0) <= (languages?.x ?? 0);
    const isAbove = (logo?.y ?? 0) + (logo?.height ?? 0) <= (languages?.y ?? 0);
    expect([logo, languages]).not.toContain(null);
    expect(isBeside || isAbove).toBe(true);
    expect((languages?.x ?? 0) + (languages?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await notice.locator('[data-part="language-switcher"] summary').click();
    expect(await axeViolationsIn(page, { rules: wcag })).toEqual([]);
    const other = notice.locator('[data-part="language-switcher"] li a:not([aria-current])').first();
    const lang = await other.getAttribute('lang');
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
    await expect(notice.getByRole('heading', { level: 1 })).not.toHaveText('Under maintenance');
    expect(messages).toEqual([]);
  });

test('[LAYOUT-3] a site that was shut closes for a player who comes back to it, and asks for nothing more', async ({
  page,
}) => {
  await page.clock.install();
  await openIdle(page, addressOf('lucky-harbor.example'));
  await page.keyboard.press('Shift');
  await untilIdle(page);
  await announceMaintenance(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.fastForward(1_800_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under maintenance');
  await expect(page.locator('[data-layout]')).toHaveCount(1);
  asked.length = 0;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(30_000);
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/startup')).toEqual([]);
});

/** One site of each arrangement, and one that has no picture of its own. */
const arranged = [
  'kingsgate.example',
  'lucky-harbor.example',
  'maison-azur.example',
  'halfmoon.example',
  'grand-aurelia.example',
  'kabam.example',
  'pokito.example',
];

/** How high a window of a width is, in px. */
const heights: Readonly<Record<number, number>> = { 320: 568, 768: 1024, 1440: 900 };

for (const { domain, width } of sampledEach(arranged, Object.keys(heights).map(Number)))
  test(
    `[LAYOUT-3] the notice of ${domain} at ${width} px: its picture says nothing, and no word is cut or covered`,
    nightlyOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: heights[width] ?? 0 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await announceMaintenance(page);
      const shift = await watchShift(page);
      await page.goto(addressOf(domain));
      const art = page.locator('[data-part="notice-art"]');
      await expect(art).toHaveAttribute('aria-hidden', 'true');
      await expect(
        art.locator(
          domain === 'lucky-harbor.example' ? '[data-part="notice-scene"]' : 'img[src="/brand/maintenance.svg"]',
        ),
      ).toBeVisible();
      expect(await art.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await page.evaluate(illegibleText, false)).toEqual([]);
      expect(await wordsUnder(page)).toEqual([]);
      expect(await shift()).toBeLessThanOrEqual(0.02);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

/** Words of the notice that its picture lies on: what is seen where they stand is neither they nor around them. */
async function wordsUnder(page: Page): Promise<readonly string[]> {
  return page.locator('[data-part="maintenance-notice"]').evaluate((notice) =>
    [...notice.querySelectorAll(':is(h1, p, dt, dd, a)')].flatMap((words) => {
      words.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = words.getBoundingClientRect();
      if (width === 0 || height === 0 || !words.checkVisibility()) return [];
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen?.closest('[data-part="notice-art"]') ? [words.textContent] : [];
    }),
  );
}
