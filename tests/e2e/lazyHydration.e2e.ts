import type { Page } from '@playwright/test';
import { expect, test } from '../browser/withoutPictures';
import { nightlyOnly } from '../browser/nightlyOnly';
import { openIdle, untilIdle } from '../browser/idle';
import { holdBack } from './holdBack';
import { addressOf } from './sites';
import { watchShift } from './watchShift';
import { gateShare } from '../gateShare';
import { windowKey } from './sampled';

/** A home whose games are served with the page and hydrated later: Playmart's. */
const domain = 'playmart.example';

/** Opens the home and keeps the games' code back until the answer is called. */
async function openWithoutGames(page: Page): Promise<() => void> {
  const come = await holdBack(page, /\/assets\/GameBrowser-[\w-]+\.js$/);
  // At `/` a first visit would be led on to the visitor's language, and a press with it be lost.
  await page.goto(addressOf(domain, '/en'));
  // Presses are held from then on: on a busy machine the page may have loaded before.
  await untilIdle(page);
  return come;
}

const games = (page: Page) => page.locator('[data-lazy] article');

test('a press on an order of games whose code has not come yet is kept, and is its own once it has', async ({
  page,
}) => {
  const come = await openWithoutGames(page);
  const newest = page.getByRole('main').getByRole('button', { name: 'Newest' });
  const asked = page.waitForRequest(/\/assets\/GameBrowser-/);
  await newest.click();
  await asked;
  await expect(newest).toHaveAttribute('aria-pressed', 'false');
  expect(await games(page).count()).toBeGreaterThan(8);
  come();
  await expect(page).toHaveURL(/\?sort=new$/);
  await expect(newest).toHaveAttribute('aria-pressed', 'true');
});

const releases = [
  ['where it began', 'Newest', '?sort=new'],
  ['elsewhere', 'Name A to Z', ''],
] as const;

for (const [where, released, search] of gateShare(releases, 0, ([place]) => place))
  test(`a press of the mouse during which the code comes counts as always when it is released ${where}`, async ({
    page,
  }) => {
    const come = await openWithoutGames(page);
    const order = (name: string) => page.getByRole('main').getByRole('button', { name });
    const served = await order('Newest').elementHandle();
    await order('Newest').hover();
    await page.mouse.down();
    come();
    await page.waitForFunction((button) => !button.isConnected, served);
    await order(released).hover();
    await page.mouse.up();
    expect(await page.evaluate(() => window.location.search)).toBe(search);
    await expect(order('Newest')).toHaveAttribute('aria-pressed', String(search !== ''));
  });

test('a least stake and boxes that were chosen before the code of the games came are kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const come = await openWithoutGames(page);
  const asked = page.waitForRequest(/\/assets\/GameBrowser-/);
  const boxes = page.locator('[data-lazy] [data-name="provider"] input');
  for (const index of [0, 1]) await boxes.nth(index).click();
  await asked;
  const least = page.locator('[data-lazy] [data-name="stake"] input').first();
  const served = await least.elementHandle();
  for (const key of ['ArrowRight', 'ArrowRight']) await least.press(key);
  come();
  await page.waitForFunction((field) => !field.isConnected, served);
  await expect.poll(() => new URL(page.url()).searchParams.get('provider')?.split(',').length).toBe(2);
  await expect.poll(() => new URL(page.url()).searchParams.get('stake')).toBeTruthy();
  await expect(least).toHaveValue('2');
});

test('whoever stands among the games with the keyboard stands there still when their code has come', async ({
  page,
}) => {
  const come = await openWithoutGames(page);
  const newest = page.getByRole('main').getByRole('button', { name: 'Newest' });
  const asked = page.waitForRequest(/\/assets\/GameBrowser-/);
  await newest.focus();
  await page.keyboard.press('Shift');
  await asked;
  come();
  await page.waitForResponse(/\/assets\/GameBrowser-/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=new$/);
  await expect(newest).toBeFocused();
});

const arrivals = ['playmart.example', 'lantern-night.example'].flatMap((domain) =>
  [390, 1440].map((width) => ({ domain, width })),
);

for (const { domain, width } of gateShare(arrivals, 0, windowKey))
  test(
    `[CARD-2] the games of ${domain} stand as they were served when their code comes at ${width} px`,
    nightlyOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shift = await watchShift(page);
      await openIdle(page, addressOf(domain, '/en'));
      const cards = page.locator('[data-lazy] [data-place]');
      const served = await cards.count();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const heights = page.evaluate(
        () =>
          new Promise<readonly number[]>((resolve) => {
            const seen = new Set<number>();
            const look = (time: number) => {
              seen.add(document.documentElement.scrollHeight);
              if (time < until) requestAnimationFrame(look);
              else resolve([...seen]);
            };
            const until = performance.now() + 4000;
            requestAnimationFrame(look);
          }),
      );
      // The first user interaction.
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 300);
      expect(await heights).toEqual([height]);
      // Once the columns are known, a last row may be filled.
      expect(await cards.count()).toBeGreaterThanOrEqual(served);
      expect(await shift()).toBeLessThanOrEqual(0.02);
    },
  );
