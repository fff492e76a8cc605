import type { Page } from '@playwright/test';

/** How long a busy machine may take, in ms. */
const patienceMs = 45_000;

/**
 * Waits until the application says that it is idle (`<html data-idle>`): hydrated, nothing asked for, no timer below a
 * second. Frames are let pass first, so that what a press or a move begins has begun.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  await page.locator('html[data-idle]').waitFor({ state: 'attached', timeout: patienceMs });
}

/** Opens an address; settles once the application is idle. */
export async function openIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilIdle(page);
}
