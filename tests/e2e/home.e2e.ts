import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { drawnSites } from './drawn';
import { addressOf } from './sites';
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
    await page.waitForTimeout(40);
  }
  await page.mouse.wheel(0, -height);
}

for (const { domain, browser } of drawnSites) {
  test.describe(domain, () => {
    test.use({ locale: browser });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
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

    for (const width of [390, 1440]) {
      test(`[CARD-2] home of ${domain} at ${width} px hydrates without a message, a policy report or a shift`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        const observed = await observe(page);
        const ready = page.addInitScript(() => addEventListener('livery:ready', () => document.documentElement.setAttribute('data-test-ready', '')));
        await ready;
        await page.goto(addressOf(domain));
        await expect(page.locator('html[data-test-ready]')).toBeAttached({ timeout: 10_000 });
        await page.waitForLoadState('networkidle');
        await scrollThrough(page);
        await page.waitForTimeout(400);
        expect(observed.messages).toEqual([]);
        expect(observed.violations).toEqual([]);
        expect(await observed.shift()).toBeLessThanOrEqual(0.02);
      });
    }

    for (const width of [360, 390, 1440]) {
      test(`[LAYOUT-2] home of ${domain} at ${width} px stands still while fonts and pictures come late`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
        await page.route(/\.woff2$|\/api\/art\/|\/brand\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_200));
          await route.continue();
        });
        const shift = await watchShift(page);
        await page.goto(addressOf(domain));
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => document.fonts.ready);
        expect(await shift()).toBeLessThanOrEqual(0.02);
      });
    }

    test(`home of ${domain} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressOf(domain));
      await page.waitForLoadState('networkidle');
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });

    for (const width of [390, 1440]) {
      test(`home of ${domain} at ${width} px has no accessibility violation`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(domain));
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
      });
    }
  });
}
