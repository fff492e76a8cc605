import type { Browser } from 'playwright';

/**
 * When a page showed something, when its largest part stood, and when it answered presses, in ms after the visit began.
 */
export interface Paints {
  readonly first: number;
  readonly largest: number;
  /** NaN where nothing runs. */
  readonly ready: number;
}

/** A phone of the middle range on a slow line. */
const slowDown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** The largest part may change until nothing has come for so long, in ms. */
const quiet = 1000;

/** Visits an address with an empty cache, at 390 px, and returns what the browser says of its paints. */
export async function paintsOf(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(() => addEventListener('livery:ready', () => performance.mark('ready'), { once: true }));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.getElementById('livery') === null || performance.getEntriesByName('ready').length > 0,
    );
    await page.waitForTimeout(quiet);
    return await page.evaluate(async () => {
      const [paints = [], largest = []] = await Promise.all(
        ['paint', 'largest-contentful-paint'].map(
          (type) =>
            new Promise<readonly PerformanceEntry[]>((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
            }),
        ),
      );
      return {
        first: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
        largest: largest.at(-1)?.startTime ?? NaN,
        ready: performance.getEntriesByName('ready')[0]?.startTime ?? NaN,
      };
    });
  } finally {
    await context.close();
  }
}
