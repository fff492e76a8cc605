import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { openIdle } from '../browser/idle';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';
import { gateShare } from '../gateShare';

const domain = 'lucky-harbor.example';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
test.slow();

const games = (page: Page): Locator => page.getByRole('main').locator('[data-place]');
const names = (page: Page) => games(page).getByRole('link').allTextContents();
/** What a player's eyes rest on: the place of the first card below the top of the view. */
const topPlace = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll<HTMLElement>('[data-place]')].find(
      (one) => one.getBoundingClientRect().top >= 0,
    );
    return [Number(card?.dataset['place']), Math.round(card?.getBoundingClientRect().top ?? 0)];
  });
async function open(page: Page, path: string, site = domain): Promise<void> {
  // Hydrated: what is chosen in a list before that is not heard.
  await openIdle(page, addressOf(site, path));
  await expect(games(page).first().getByRole('link')).toBeVisible();
}

/** A site for each form of the categories that is one row on a phone, with a category far along it. */
const rows = [
  domain,
  'kingsgate.example',
  'reelhouse.example',
  'cubo.example',
  'borealis.example',
  'noctis.example',
  'hashroom.example',
  'metropole.example',
];

test('where the categories are one row, the current one is in view from the start', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const site of gateShare(rows, 0.2, String)) {
    await page.goto(addressOf(site, '/casino'));
    const current = page.getByRole('navigation').locator('a[aria-current=page]').filter({ visible: true }).first();
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), site).toBe(0);
  }
});

test(
  'the search of a phone’s bar is the search field of the games, and no step of the way back of its own',
  nightlyOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIdle(page, addressOf(domain, '/'));
    await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search these games' });
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(addressOf(domain, '/slots'));
    await page.keyboard.type('typhoon');
    await expect(page).toHaveURL(addressOf(domain, '/slots?search=typhoon'));
    await page.goBack();
    await expect(page).toHaveURL(addressOf(domain, '/'));
  },
);

test('search, order and choices live in the address, and Back brings the same list at the same place', async ({
  page,
}) => {
  await open(page, '/slots');
  await page.getByRole('main').getByRole('combobox').selectOption('name');
  await expect(page).toHaveURL(addressOf(domain, '/slots?sort=name'));
  await page.getByRole('checkbox', { name: /Ember & Oak/ }).click();
  await expect(page).toHaveURL(addressOf(domain, '/slots?sort=name&provider=EMBER_OAK'));
  await expect(page.getByRole('status').filter({ hasText: 'games found' })).toHaveText('73 games found');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page).toHaveURL(addressOf(domain, '/slots?sort=name&provider=EMBER_OAK&page=2'));
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(50);

  await games(page).nth(47).scrollIntoViewIfNeeded();
  const [before, place] = [await names(page), await topPlace(page)];
  await games(page).nth(48).getByRole('link').click();
  await expect(page).toHaveURL(/\/playnow\?/);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(domain, '/slots?sort=name&provider=EMBER_OAK&page=2'));
  await expect.poll(() => names(page)).toEqual(before);
  await expect.poll(() => topPlace(page)).toEqual(place);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Ember & Oak/ })).toBeChecked();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('name');
});

test('the search of the header leads to the games it finds, however badly they are spelt', async ({ page }) => {
  await page.goto(addressOf(domain));
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('golden typhon');
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]search=golden(\+|%20)typhon/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Golden Typhoon' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('golden typhon');
});

test('games go by keyboard: a list with names, hearts that toggle, further games that take the focus', async ({
  page,
}) => {
  await open(page, '/slots');
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[data-place]') });
  await expect(list).toHaveCount(1);
  await expect(list.getByRole('listitem')).toHaveCount(30);
  const [first] = await names(page);
  await expect(
    games(page)
      .first()
      .getByRole('button', { name: `Favourite: ${first}` }),
  ).toHaveAttribute('aria-pressed', 'false');
  await games(page).first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(games(page).first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(games(page).nth(1).getByRole('link')).toBeFocused();

  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(games(page).nth(30).getByRole('link')).toBeFocused();
});

test(
  '[PAGER-1] [PAGER-2] games by pages: each has an address, the keyboard goes on at its first game, and Back brings the same page',
  nightlyOnly,
  async ({ page }) => {
    const site = 'daily-draw.example';
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const place = page.getByRole('status').filter({ hasText: /^Games / });
    await open(page, '/slots', site);
    await expect(games(page)).toHaveCount(30);
    await expect(place).toHaveText('Games 1 to 30 of 1,700');
    await expect(games(page).getByRole('link')).toHaveCount(30);
    const first = await names(page);
    await pages.getByRole('link', { name: 'Forward 3 pages' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(site, '/slots?page=4'));
    await expect(place).toHaveText('Games 91 to 120 of 1,700');
    await expect(games(page).first().getByRole('link')).toBeFocused();
    await expect(games(page).first().getByRole('link')).toBeInViewport();
    // Places stand at once; cards come into them a few a frame.
    await expect(games(page).getByRole('link')).toHaveCount(30);
    const fourth = await names(page);
    expect(fourth.filter((name) => first.includes(name))).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/playnow\?/);
    await page.goBack();
    await expect(page).toHaveURL(addressOf(site, '/slots?page=4'));
    await expect.poll(() => names(page)).toEqual(fourth);
    await expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(addressOf(site, '/slots'));
    await expect.poll(() => names(page)).toEqual(first);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('pages stand in one line, wide enough to press', async ({ page }) => {
    for (const number of [1, 4, 29, 57]) {
      await open(page, `/slots?page=${number}`, 'daily-draw.example');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect(pages.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const boxes = await pages
        .locator('li:visible')
        .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(32);
    }
  });

  test('the choices are a sheet that holds the focus, acts at once and gives the focus back', async ({ page }) => {
    await open(page, '/slots');
    const button = page.getByRole('button', { name: 'Filters' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    const inside = () =>
      sheet.evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body);
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await sheet.getByRole('checkbox', { name: /Northbay/ }).click();
    await expect(page).toHaveURL(addressOf(domain, '/slots?provider=NORTHBAY'));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Filters|1 filter/ })).toBeFocused();
  });
});
