import type { Page } from '@playwright/test';
import { comeLate, pace } from '../browser/pace';
import { expect, test } from '../browser/test';
import { openIdle, untilIdle } from '../browser/idle';
import { sampled, fewSites, sampledWindows, windowKey } from './sampled';
import { addressOf, demoSites } from './sites';
import { watchShift } from './watchShift';

interface Observed {
  readonly violations: string[];
  readonly shift: () => Promise<number>;
  readonly messages: string[];
}

/** Collects what must not happen: console messages, errors, policy reports, and the sum of layout shifts. */
async function observe(page: Page): Promise<Observed> {
  const messages: string[] = [];
  const violations: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const state = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      state.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { messages, violations, shift: await watchShift(page, { onlyByItself: true }) };
}

/** Scrolls through the whole page as a person does, so that lazy parts load, and back to its top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(200, 300);
  for (let top = 0; top < height; top += 500) {
    await page.mouse.wheel(0, 500);
    await pace('wheel');
  }
  await page.mouse.wheel(0, -height);
}

for (const { domain, browser } of fewSites)
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, locale: browser });

    test(`[CARD-2] home of ${domain} is readable and its links work`, async ({ page }) => {
      await page.goto(addressOf(domain));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(100);
      const link = page.locator('a[href$="/about"]').first();
      const href = (await link.getAttribute('href')) ?? '';
      const answer = await page.goto(addressOf(domain, href));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });
  });

/** Belts of winners, which have to flow to be read; each has a button that stops it. */
const belts = '[data-part=winners-belt], [data-part=winners-double]';

/** Names of endless movements for which the browser draws sixty frames a second as long as the page stands there. */
function flowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (stoppable) =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        if (
          !(effect instanceof KeyframeEffect) ||
          timeline !== document.timeline ||
          effect.getComputedTiming().iterations !== Infinity
        )
          return [];
        const isFree = effect.getKeyframes().some(({ easing }) => !easing.startsWith('step'));
        return isFree && !effect.target?.closest(stoppable)
          ? [`${effect.target?.outerHTML.slice(0, 120)} ${effect.pseudoElement ?? ''}`]
          : [];
      }),
    belts,
  );
}

for (const { domain, browser, width } of sampledWindows([390, 1440], 'each'))
  test.describe(`hydrated at ${width} px`, () => {
    test.use({ locale: browser, viewport: { width, height: width === 390 ? 844 : 900 } });

    test(`[CARD-2] home of ${domain} hydrates without a message, a policy report or a shift, and then rests`, async ({
      page,
    }) => {
      const observed = await observe(page);
      await openIdle(page, addressOf(domain));
      expect(await flowing(page)).toEqual([]);
      await scrollThrough(page);
      await untilIdle(page);
      expect(observed.messages).toEqual([]);
      expect(observed.violations).toEqual([]);
      expect(await observed.shift()).toBeLessThanOrEqual(0.02);
    });
  });

for (const { domain, browser, width } of sampledWindows([360, 390, 1440]))
  test.describe(`on a slow network at ${width} px`, () => {
    test.use({ locale: browser, viewport: { width, height: width === 1440 ? 900 : 844 } });

    test(`home of ${domain} stands still while fonts and pictures come late`, async ({ page }) => {
      const coming = await comeLate(page, /\.woff2$|\/api\/art\/|\/brand\//, 1_200);
      const shift = await watchShift(page);
      await openIdle(page, addressOf(domain));
      await expect.poll(coming).toBe(0);
      await page.evaluate(async () => document.fonts.ready);
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  });

/** A site for each form whose slides change by themselves. */
const turning = ['kingsgate', 'voltara', 'reelhouse', 'mochi-play', 'pokito', 'lantern-night', 'fiesta-bola'].map(
  (name) => `${name}.example`,
);
const turningWindows = demoSites
  .filter(({ domain }) => turning.includes(domain))
  .flatMap((site) => [390, 1440].map((width) => ({ ...site, width })));

for (const { domain, browser, width } of sampled(turningWindows, 0, windowKey, () => ['any']))
  test.describe(`left alone at ${width} px`, () => {
    test.use({
      locale: browser,
      viewport: { width, height: width === 1440 ? 900 : 844 },
      reducedMotion: 'no-preference',
    });

    test(`the first slides of ${domain} are replaced by the next and shift nothing`, async ({ page }) => {
      const shift = await watchShift(page);
      await page.clock.install();
      await openIdle(page, addressOf(domain));
      const before = await shift();
      const row = page.locator('[data-part^=hero-] ul').first();
      const place = () => row.evaluate((track) => track.scrollLeft);
      // Longer than any of them shows a slide.
      await page.clock.fastForward(10_000);
      await expect.poll(place).toBeGreaterThan(0);
      let last = -1;
      const stands = async () => last === (last = await place());
      await expect.poll(stands, { intervals: [250] }).toBe(true);
      expect((await shift()) - before).toBeLessThanOrEqual(0.01);
    });
  });
