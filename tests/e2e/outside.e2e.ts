import type { Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { openIdle, untilIdle } from '../browser/idle';
import { onlyOnInteraction } from './onlyOnInteraction';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';

const analyticsOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/embed/analytics'));

/** Every address that a page asks for, but its own site's. */
function foreignRequests(page: Page, domain: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !host.startsWith(`${domain}.localhost`)) asked.push(request.url());
  });
  return asked;
}

test.describe('lucky-harbor.example, which asks for no consent', () => {
  const domain = 'lucky-harbor.example';
  test.use({ locale: 'en-GB' });

  test('[SITE-8] snippets run in a document without an origin, after the first user interaction, and hear of every page', async ({
    page,
  }) => {
    const foreign = foreignRequests(page, domain);
    await onlyOnInteraction(page);
    await openIdle(page, addressOf(domain));
    expect(analyticsOf(page), 'nothing before the first user interaction').toBeUndefined();
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => analyticsOf(page)?.evaluate(() => (window as unknown as { harvest?: unknown[] }).harvest?.length))
      .toBe(2);
    expect(await analyticsOf(page)?.evaluate(() => self.origin)).toBe('null');
    expect(await page.evaluate(() => 'harvest' in window)).toBe(false);
    await openIdle(page, addressOf(domain, '/slots'));
    await page.keyboard.press('Shift');
    await expect
      .poll(() => analyticsOf(page)?.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer?.at(-1)))
      .toEqual({ event: 'page', type: 'livery:page', path: '/slots', page: 'slots', locale: 'EN' });
    expect(foreign).toEqual([]);
  });
});

test.describe('daily-draw.example, which asks for consent', () => {
  const domain = 'daily-draw.example';
  test.use({ locale: 'en-GB' });

  test('[SITE-8] nothing outside loads before an answer; the answer is kept', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(addressOf(domain));
    await page.keyboard.press('Shift');
    const question = page.getByRole('region', { name: 'Third-party cookies' });
    await expect(question).toBeVisible();
    expect(analyticsOf(page)).toBeUndefined();
    await question.getByRole('button', { name: 'Necessary only' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await page.keyboard.press('Shift');
    await untilIdle(page);
    await expect(question).toBeHidden();
    expect(calls).not.toContain('/api/settings/get_analytics');
    expect(calls).not.toContain('/embed/analytics');
  });

  test('[SITE-8] what the player agrees to loads at once', nightlyOnly, async ({ page }) => {
    await page.goto(addressOf(domain));
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => analyticsOf(page)?.evaluate(() => (window as unknown as { harvest?: unknown[] }).harvest?.length))
      .toBe(2);
  });
});

test(
  '[CALL-SITE-8] [ERR-6] an ad visit is told once a session, and a failure stays with the engineers',
  nightlyOnly,
  async ({ page, context }) => {
    const domain = 'lucky-harbor.example';
    await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: addressOf(domain) }]);
    const bodies: unknown[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/adsvisit')) bodies.push(request.postDataJSON());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('**/api/settings/adsvisit', (route) => route.abort());
    await page.goto(addressOf(domain, '/?appsflyer_id=af-77'));
    await page.keyboard.press('Shift');
    await expect
      .poll(() => bodies)
      .toEqual([{ domain_name: domain, external_id: 'LH01', fbp: 'fb.1.2.3', appsflyer_id: 'af-77' }]);
    await expect.poll(() => errors.some((text) => text.startsWith('Livery: call adVisit'))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.keyboard.press('Shift');
    await untilIdle(page);
    expect(bodies).toHaveLength(1);
  },
);
