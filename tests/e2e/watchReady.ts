import { expect, type Page } from '@playwright/test';

/** Listens in pages that are opened after this; gives what waits until the page has been taken over. */
export async function watchReady(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => addEventListener('livery:ready', () => document.documentElement.setAttribute('data-test-ready', '')));
  return () => expect(page.locator('html[data-test-ready]')).toBeAttached();
}
