import type { Page } from '@playwright/test';

/** Lets start-up tell pages that are opened after this of a window that ends in an hour. */
export async function announceMaintenance(page: Page): Promise<void> {
  const body = {
    statusCode: 1,
    maintenance: { is_maintenance: true, start_date: null, end_date: new Date(Date.now() + 3_600_000).toISOString() },
  };
  await page.route('**/api/startup', (route) => route.fulfill({ json: body }));
}
