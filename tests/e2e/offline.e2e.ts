import { openIdle } from '../browser/idle';
import { expect, test } from '../browser/test';
import { addressOf } from './sites';

const domain = 'lucky-harbor.example';

test('[NET-2] a page that failed without a line comes by itself when the line is back', async ({ page, context }) => {
  await openIdle(page, addressOf(domain, '/about'));
  // What is loaded ahead would need no line.
  await page.route('**/news/about.json', (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/news';
    document.body.append(link);
  });
  await page.locator('a[href$="/news"]').last().dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/news/about.json');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
