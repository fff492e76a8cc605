import type { Page } from '@playwright/test';

/**
 * Keeps what a page asks for at addresses like this back, until the answer is called; then all of it, and what is asked
 * later, goes on.
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
