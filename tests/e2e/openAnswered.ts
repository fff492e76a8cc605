import type { Page } from '@playwright/test';
import { openIdle } from '../browser/idle';
import { addressOf } from './sites';

/** Opens a page and answers what would be asked there first. */
export async function open(page: Page, domain: string, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    // Embedded documents may have no storage.
    if (window !== window.top) return;
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false }));
  });
  await openIdle(page, addressOf(domain, path));
}
