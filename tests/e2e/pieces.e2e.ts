import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { gateShare } from '../gateShare';
import { sampledWindows, sampledEach } from './sampled';
import { evenly, inPieces, type PiecewiseSite } from './inPieces';
import { addressOf, testPort } from './sites';
import { watchShift } from './watchShift';

const harbor = 'lucky-harbor.example';

/** Reads a site's pages in pieces for a while. */
async function reading(
  send: Parameters<typeof inPieces>[1],
  look: (site: PiecewiseSite) => Promise<void>,
): Promise<void> {
  const site = await inPieces(testPort, send);
  try {
    await look(site);
  } finally {
    await site.close();
  }
}

const paintsOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

for (const { domain, width } of sampledWindows([390, 1440])) {
  test(`nothing in the home of ${domain} moves at ${width} px when it arrives in five pieces`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchShift(page);
    await reading(
      (html, write) => evenly(html, write, 5),
      async (site) => {
        await page.goto(site.address(domain), { waitUntil: 'load' });
        await expect(page.locator('[data-region="main"]')).toBeVisible();
        expect(await shift()).toBeLessThanOrEqual(0.02);
      },
    );
  });
}

// The second one's header is followed by the main region alone.
for (const domain of gateShare([harbor, 'reelhouse.example'], 0, (name) => name)) {
  test(`a part of the home of ${domain} is painted once all of it has come, and what stands below it isn’t waited for`, async ({
    page,
  }) => {
    const next: Record<'part' | 'rest', () => void> = { part: () => undefined, rest: () => undefined };
    const told = {
      part: new Promise<void>((resolve) => (next.part = resolve)),
      rest: new Promise<void>((resolve) => (next.rest = resolve)),
    };
    await reading(
      async (html, write) => {
        const header = html.indexOf('</header>') - 200;
        const main = html.indexOf('<section', html.indexOf('<main'));
        write(html.slice(0, header));
        await told.part;
        write(html.slice(header, main));
        await told.rest;
        write(html.slice(main));
      },
      async (site) => {
        await page.goto(site.address(domain), { waitUntil: 'commit' });
        await expect(page.getByRole('banner', { includeHidden: true })).toBeAttached();
        await expect(page.locator('header')).toBeHidden();
        next.part();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect.poll(() => paintsOf(page)).toBeGreaterThan(0);
        expect(await page.evaluate(() => [document.readyState, document.getElementById('livery')])).toEqual([
          'loading',
          null,
        ]);
        next.rest();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('[data-come]').last()).toBeAttached();
      },
    );
  });
}

/** When the browser painted the main picture, if it has, in ms after the visit began. */
const paintedAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { testPainted?: number }).testPainted ?? Infinity);

for (const { domain, width } of sampledEach([harbor, 'reelhouse.example', 'playmart.example'], [390, 1440])) {
  test(`the home of ${domain} asks for fonts and its main picture first at ${width} px, and for scripts when that is painted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) =>
        Object.assign(window, { testPainted: list.getEntries()[0]?.startTime }),
      ).observe({ type: 'element' });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(addressOf(domain), { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
    const first = asked.slice(0, asked.indexOf('image'));
    expect(first[0]).toBe('document');
    expect(new Set(first.slice(1))).toEqual(new Set(['font']));
    const { script, loaded } = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const [visit] = performance.getEntriesByType('navigation');
      return {
        script: Math.min(...scripts.map(({ startTime }) => startTime)),
        loaded: visit?.loadEventStart ?? Infinity,
      };
    });
    // A main picture that is out of sight is not painted.
    expect(script).toBeGreaterThanOrEqual(Math.min(await paintedAt(page), loaded));
  });
}
