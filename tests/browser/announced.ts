import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** The announcements of the sandbox, the same on every site. */
const { announcements } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../scripts/sandbox/data/site.json'), 'utf8'),
) as { readonly announcements: readonly { readonly id: string }[] };

/**
 * Lets pages that are opened after this count every announcement as shown. Where nobody touches a page, they open over
 * it after 15 s, and a busy machine may take as long until the page is idle.
 */
export async function rememberAnnouncements(opener: Page | BrowserContext): Promise<void> {
  await opener.addInitScript(
    (ids) => {
      // A frame may have no storage.
      if (window !== window.top) return;
      const domain = location.hostname.replace(/\.localhost$/, '');
      localStorage.setItem('livery.announced', JSON.stringify({ version: 1, domain, ids }));
    },
    announcements.map(({ id }) => id),
  );
}
