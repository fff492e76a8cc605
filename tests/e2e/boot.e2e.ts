import { expect, test } from '../browser/withoutPictures';
import { sampled } from './sampled';
import { holdBack } from './holdBack';
import { addressOf, ask } from './sites';

const harbor = 'lucky-harbor.example';
const fiesta = 'fiesta-bola.example';
const draw = 'daily-draw.example';

/** What a browser prefers, what it opens, and what it reads then. */
const firstVisits = [
  ['fil-PH', harbor, '/about?from=mail', '/php/about?from=mail'],
  ['zh-CN', harbor, '/', '/cn'],
  ['zh-TW', harbor, '/', '/ct'],
  ['vi-VN', harbor, '/slots', '/vi/slots'],
  ['es-MX', fiesta, '/', '/esp'],
  ['ru-RU', draw, '/', '/rus'],
  ['bn-BD', draw, '/about', '/bn/about'],
  ['en-GB', harbor, '/', '/'],
  ['en-GB', fiesta, '/', '/en'],
  ['de-DE', fiesta, '/', '/'],
  ['en-GB', harbor, '/cn/about', '/cn/about'],
] as const;

test.describe('a first visit', () => {
  for (const [browser, domain, path, expected] of sampled(
    firstVisits,
    0.2,
    (visit) => visit.join(' '),
    ([, , path, expected]) => [path === expected ? 'stays' : 'is led on'],
  )) {
    test.describe(browser, () => {
      test.use({ locale: browser });
      test(`[ROUTE-3] a browser that speaks ${browser} and opens ${path} of ${domain} reads ${expected}`, async ({
        page,
      }) => {
        await page.goto(addressOf(domain, path));
        await expect(page).toHaveURL(addressOf(domain, expected));
      });
    });
  }

  test.describe('after the first', () => {
    test.use({ locale: 'fil-PH' });
    test('[ROUTE-3] [I18N-4] the address decides whatever the browser prefers, and a chosen language leads on to its page', async ({
      page,
      context,
    }) => {
      await page.goto(addressOf(harbor, '/about'));
      await expect(page).toHaveURL(addressOf(harbor, '/php/about'));
      await page.goto(addressOf(harbor, '/about'));
      await expect(page).toHaveURL(addressOf(harbor, '/about'));
      await context.addCookies([{ name: 'locale', value: 'CN', domain: `${harbor}.localhost`, path: '/' }]);
      await page.goto(addressOf(harbor, '/slots'));
      await expect(page).toHaveURL(addressOf(harbor, '/cn/slots'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    });
  });

  test('[I18N-4] the cookie decides before the browser', async ({ page, context }) => {
    await context.addCookies([{ name: 'locale', value: 'CN', domain: `${harbor}.localhost`, path: '/' }]);
    await page.goto(addressOf(harbor, '/about'));
    await expect(page).toHaveURL(addressOf(harbor, '/cn/about'));
  });
});

test('a press before hydration is acknowledged, kept, and replayed once', async ({ page }) => {
  const release = await holdBack(page, '**/assets/main-*.js');
  await page.goto(addressOf(harbor), { waitUntil: 'domcontentloaded' });
  const button = page.locator('button:visible').first();
  await button.evaluate((element) => {
    const state = window as unknown as { replays: number };
    state.replays = 0;
    element.addEventListener('click', () => (state.replays += 1));
  });
  await button.click();
  await button.click();
  await expect(page.locator('button[data-pressed]')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { replays: number }).replays)).toBe(0);
  release();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { replays: number }).replays)).toBe(1);
});

test('[LAYOUT-3] a maintenance window of the site is known before the first paint', async ({ page }) => {
  await page.route(addressOf(harbor), async (route) => {
    const answer = await ask(harbor, '/');
    const now = Date.now();
    const body = answer.body.toString().replace('data-boot="[0,0,', `data-boot="[${now - 1000},${now + 3_600_000},`);
    await route.fulfill({
      status: 200,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': String(answer.headers['content-security-policy']),
      },
      body,
    });
  });
  await page.goto(addressOf(harbor), { waitUntil: 'commit' });
  await expect(page.locator('html[data-maintenance="on"]')).toBeAttached();
});

test('[STATE-1] a stored player is known before the first paint', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'livery.user',
      JSON.stringify({ version: 1, user: { accountId: 'a', token: 't', fullName: '', email: '' } }),
    ),
  );
  await page.goto(addressOf(harbor), { waitUntil: 'commit' });
  await expect(page.locator('html[data-auth]')).toBeAttached();
});
