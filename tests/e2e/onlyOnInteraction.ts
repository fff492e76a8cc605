import type { Page } from '@playwright/test';

/**
 * In pages that are opened after this, what waits seconds for the first user interaction starts at that interaction
 * alone, however slow the machine is.
 */
export function onlyOnInteraction(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) => (ms < 1000 ? soon(run, ms) : 0)) as typeof window.setTimeout;
  });
}
