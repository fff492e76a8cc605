import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { nightlyOnly } from '../browser/nightlyOnly';
import { untilIdle } from '../browser/idle';
import { addressOf, harbor } from './sites';

/** Start-up tells of another theme. Returns how often documents and files of the theme were asked for. */
async function inTheme(page: Page, theme: Readonly<Record<string, string>>) {
  const asked = { documents: 0, sites: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.documents += 1;
    if (request.url().endsWith('/site.json')) asked.sites += 1;
  });
  await page.route('**/api/startup', (route) =>
    route.fulfill({ json: { statusCode: 1, maintenance: { is_maintenance: false }, site: theme } }),
  );
  return asked;
}

test('[SITE-4] [SITE-5] start-up that names another template brings it once, and the player keeps the place', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  const asked = await inTheme(page, { theme_code: 'template9', theme_color: 'gold' });
  await page.goto(addressOf(harbor.domain, '/slots?search=koi'));
  await expect(page.locator('[data-layout=template9]')).toBeVisible();
  await untilIdle(page);
  await expect(page.locator('body')).toHaveClass(/(?=.*\bgold\b)(?=.*\btemplate9\b)/);
  await expect(page.locator('body')).not.toHaveClass(/template4|slot4/);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/slots?search=koi');
  expect(asked).toEqual({ documents: 1, sites: 1 });

  // What the first interaction starts comes in the new template.
  await page.keyboard.press('Shift');
  await untilIdle(page);
  // Other pages come in it, too, without a new document.
  await page.evaluate(() => {
    history.pushState(null, '', '/faqs');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('[data-page=faqs]')).toBeVisible();
  await expect(page.locator('[data-page=faqs] h1').first()).toBeVisible();
  await untilIdle(page);
  await expect(page.locator('body')).toHaveClass(/(?=.*\bgold\b)(?=.*\btemplate9\b)/);
  expect(asked).toEqual({ documents: 1, sites: 1 });
  expect(faults).toEqual([]);
});

test('[SITE-4] a colour and a template of start-up stay through a reload', nightlyOnly, async ({ page }) => {
  const asked = await inTheme(page, { theme_code: 'template21', theme_color: 'crimson' });
  await page.goto(addressOf(harbor.domain));
  await expect(page.locator('[data-layout=template21]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-layout=template21]')).toBeVisible();
  await untilIdle(page);
  expect(asked.documents).toBe(2);
});
