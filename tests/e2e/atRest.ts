import { expect, type Page, type Request } from '@playwright/test';
import { watchReady } from './watchReady';

/** How long nothing may have been asked for, in ms. */
const quietMs = 500;

const watched = new WeakMap<Page, Promise<() => Promise<void>>>();

/**
 * Watches pages that are opened after this; gives what waits until the one that is open has been taken over, has asked for nothing for half
 * a second, and has time. Playwright's `networkidle` comes before a busy machine has run the page's code, and was seen not to come at all
 * where a page embeds documents; those are left out here.
 */
export function watchRest(page: Page): Promise<() => Promise<void>> {
  const known = watched.get(page) ?? watch(page);
  watched.set(page, known);
  return known;
}

/** Opens an address; settles once the page has been taken over and is at rest. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  const rest = await watchRest(page);
  await page.goto(address);
  await rest();
}

async function watch(page: Page): Promise<() => Promise<void>> {
  const isReady = await watchReady(page);
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const change = (request: Request, isBegun: boolean) => {
    if (request.serviceWorker() !== null || request.frame() !== page.mainFrame()) return;
    if (isBegun) underWay.add(request);
    else underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => change(request, true));
  page.on('requestfinished', (request) => change(request, false));
  page.on('requestfailed', (request) => change(request, false));
  const asked = async () => {
    await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 5_000 })));
    return underWay.size === 0 && performance.now() - changedAt < quietMs ? ['something just now'] : [...underWay].map((request) => request.url());
  };
  return async () => {
    await isReady();
    await expect.poll(asked, { intervals: [100], message: 'what the page asks for' }).toEqual([]);
  };
}
