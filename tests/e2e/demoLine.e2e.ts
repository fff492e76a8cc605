import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { nightlyOnly } from '../browser/nightlyOnly';
import { untilIdle } from '../browser/idle';
import { gateShare } from '../gateShare';
import { sampledWindows } from './sampled';
import { addressOf, demoSites, harbor } from './sites';

/**
 * The line at the end of the footer that shows: its words, its height, whether it is as wide as its footer, and whether
 * the page is wider than the window.
 */
function demoLineOf(page: Page) {
  return page.locator('footer[data-region]').evaluate((footer) => {
    const carrier = [...footer.querySelectorAll('*')].find(
      (part) => part.checkVisibility() && /[:：]/.test(getComputedStyle(part, '::after').content),
    );
    if (!carrier) return undefined;
    const { content, height, width } = getComputedStyle(carrier, '::after');
    return {
      words: content.replace(/^"|"$/g, ''),
      height,
      isWide: Number.parseFloat(width) > carrier.clientWidth / 2 && Number.parseFloat(width) > 200,
      overflows: document.documentElement.scrollWidth > innerWidth,
    };
  });
}

const keyOf = ({ domain }: (typeof demoSites)[number]) => domain;

const english = 'Demo: the games, amounts and winners on this site are fictional.';

for (const { domain, width } of sampledWindows([360, 768, 1440])) {
  test(`the content of the embedded API is called invented at the foot of ${domain} in ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(domain));
    await untilIdle(page);
    const line = await demoLineOf(page);
    expect(line).toMatchObject({ height: '44px', isWide: true, overflows: false });
    expect(line?.words.length).toBeGreaterThan(15);
  });
}

test('[VIEW-2] a footer that stays in its place covers none of the ways in above it', async ({ page }) => {
  const covered: string[] = [];
  for (const path of ['/', '/rus']) {
    await page.goto(addressOf('halfmoon.example', path));
    await untilIdle(page);
    for (const [width, height] of [
      [960, 900],
      [1280, 840],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await untilIdle(page);
      const { foot, ways } = await page.evaluate(() => ({
        foot: document.querySelector('footer[data-region]')?.getBoundingClientRect().top ?? 0,
        ways: [
          ...document.querySelectorAll(
            '[data-part=hero-chapter] ~ [data-part=chapter-ways] > *, [data-part=hero-chapter] [data-part=chapter-ways] > *',
          ),
        ].map((way) => way.getBoundingClientRect().bottom),
      }));
      if (ways.length === 0 || ways.some((bottom) => bottom > foot))
        covered.push(`${path} at ${width} × ${height}: ${ways.join(', ')} below ${foot}`);
    }
  }
  expect(covered).toEqual([]);
});

test('the line is there before any script and follows the language', nightlyOnly, async ({ page }) => {
  await page.goto(addressOf(harbor.domain), { waitUntil: 'commit' });
  await page.locator('footer[data-region] > :last-child').waitFor();
  expect((await demoLineOf(page))?.words).toBe(english);
  await untilIdle(page);
  expect((await demoLineOf(page))?.words).toBe(english);
  await page.goto(addressOf(harbor.domain, '/vi'));
  await page.locator('footer[data-region] > :last-child').waitFor();
  expect((await demoLineOf(page))?.words).toBe(
    'Bản demo: game, số tiền và người thắng trên trang này đều không có thật.',
  );
});

test('the line stands in every form of a footer', async ({ page }) => {
  const missing: string[] = [];
  // One that folds its footer away; all of them at night.
  const forms = gateShare(demoSites, 0, keyOf, ({ domain }) => (domain === 'noctis.example' ? ['folded'] : []));
  for (const { domain } of forms)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(addressOf(domain, '/faqs'));
      const opener = page.locator('[data-part=footer-foldout] > button').filter({ visible: true });
      // A footer that is folded away opens first.
      if ((await opener.count()) > 0) await opener.click();
      const line = await demoLineOf(page);
      if (line?.height !== '44px' || !line.isWide) missing.push(`${domain} at ${width} px: ${JSON.stringify(line)}`);
    }
  expect(missing).toEqual([]);
});
