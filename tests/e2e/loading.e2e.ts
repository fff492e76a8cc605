import type { Page, Request } from '@playwright/test';
import { comeLate, pace } from '../browser/pace';
import { expect, test } from '../browser/withoutPictures';
import { openIdle, untilIdle } from '../browser/idle';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';

const harbor = 'lucky-harbor.example';
const slots = addressOf(harbor, '/slots');

test.use({ viewport: { width: 1440, height: 900 } });

/** Keeps every request of a kind, in order. */
function requestsOf(page: Page, wanted: (request: Request) => boolean): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (wanted(request)) found.push(new URL(request.url()).pathname);
  });
  return found;
}

const isDocument = (request: Request) => request.isNavigationRequest() && request.frame().parentFrame() === null;
const isPayload = (request: Request) => /^\/[\w-]+\.json$/.test(new URL(request.url()).pathname);

/** Opens the home page and waits until it answers. */
async function openHome(page: Page): Promise<void> {
  await page.goto(addressOf(harbor));
  await expect(page.locator('button').first()).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

const slotsLink = (page: Page) => page.locator('nav a[href="/slots"]:visible').first();

test.describe('a chunk that does not arrive', () => {
  test('[STATE-10] makes the page reload once, and then leaves only its own place empty', async ({ page }) => {
    const documents = requestsOf(page, isDocument);
    await openHome(page);
    await page.route('**/assets/modules-*.js', (route) => route.abort());
    await slotsLink(page).click();
    await expect(page).toHaveURL(slots);
    await expect(page.locator('[data-broken-widget]').first()).toBeVisible();
    await expect.poll(() => documents).toEqual(['/', '/slots']);
    await untilIdle(page);
    await pace('nothing');
    expect(documents).toEqual(['/', '/slots']);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('[STATE-10] is there after the page has reloaded', nightlyOnly, async ({ page }) => {
    const documents = requestsOf(page, isDocument);
    await openHome(page);
    let failures = 0;
    await page.route('**/assets/modules-*.js', (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await slotsLink(page).click();
    await expect.poll(() => documents).toEqual(['/', '/slots']);
    await expect(page.locator('[data-page="slots"]')).toBeVisible();
    await expect(page.locator('[data-broken-widget]')).toHaveCount(0);
  });
});

test('[NET-1] a new build is offered within the hour and comes with the next page', nightlyOnly, async ({ page }) => {
  const documents = requestsOf(page, isDocument);
  let isLater = false;
  // The chunk of the deferred services, by what it asks for.
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then(
      (code) => (isLater ||= code.includes('/builds/latest.json')),
      () => undefined,
    );
  });
  // The page starts by the real clock, all of it; what looks for builds begins with the first user interaction.
  await openIdle(page, addressOf(harbor));
  await page.clock.install();
  const id = 'a-newer-build';
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id } }));
  await page.route(`**/builds/${id}.json`, (route) => route.fulfill({ json: { id } }));
  // Only now: a request that leaves while routes are laid may never be answered. What the press begins waits for a
  // timer.
  await page.keyboard.press('Shift');
  await expect(async () => {
    await page.clock.runFor(100);
    expect(isLater).toBe(true);
  }).toPass();
  await page.clock.fastForward(3_600_000);
  await expect(page.getByText('A new version of this site is ready.').first()).toBeVisible();
  expect(documents).toEqual(['/']);
  await slotsLink(page).click();
  await expect(page.locator('[data-page="slots"]')).toBeVisible();
  expect(documents).toEqual(['/', '/slots']);
});

test.describe('preloading', () => {
  test('[NET-2] fetches a page that is pointed at before it is opened, and not again', async ({ page }) => {
    const payloads = requestsOf(page, isPayload);
    await openHome(page);
    expect(payloads).toEqual([]);
    const answer = page.waitForResponse((response) => response.url() === `${slots}.json`);
    await page.keyboard.press('Shift');
    await page.mouse.move(5, 5);
    await expect(async () => {
      await page.mouse.move(5, 5);
      await slotsLink(page).hover();
      expect(payloads).toContain('/slots.json');
    }).toPass();
    await answer;
    await slotsLink(page).click();
    await expect(page.locator('[data-page="slots"]')).toBeVisible();
    expect(payloads.filter((path) => path === '/slots.json')).toEqual(['/slots.json']);
  });

  test('[NET-2] fetches pages of the menus in view, at most four at once', async ({ page }) => {
    let underWay = 0;
    let most = 0;
    let all = 0;
    const isPage = /:\d+\/[\w-]+\.json$/;
    await comeLate(page, isPage, 150);
    page.on('request', (request) => {
      if (!isPage.test(request.url())) return;
      underWay += 1;
      all += 1;
      most = Math.max(most, underWay);
    });
    page.on('requestfinished', (request) => {
      if (isPage.test(request.url())) underWay -= 1;
    });
    await openHome(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => all).toBeGreaterThan(5);
    expect(most).toBe(4);
  });

  test('[NET-2] fetches nothing ahead for a player who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const payloads = requestsOf(page, isPayload);
    // The chunk of the deferred services, by what it asks for.
    const later = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes('/builds/latest.json'),
    );
    await page.clock.install();
    await openHome(page);
    await page.keyboard.press('Shift');
    await later;
    await slotsLink(page).hover();
    await page.clock.runFor(3000);
    await untilIdle(page);
    expect(payloads).toEqual([]);
    await slotsLink(page).click();
    await expect(page.locator('[data-page="slots"]')).toBeVisible();
    expect(payloads).toEqual(['/slots.json']);
  });
});
