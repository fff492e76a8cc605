import { expect, test, type Page } from '@playwright/test';
import { addressOf } from './sites';

/** A home whose games are served with the page and taken over later: Playmart's. */
const domain = 'playmart.example';

/** Opens the home and keeps the games' code back until the answer is called. */
async function openWithoutGames(page: Page): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/GameBrowser-[\w-]+\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  // At `/` a first visit would be led on to the visitor's language, and a press with it be lost.
  await page.goto(addressOf(domain, '/en'));
  return come;
}

const games = (page: Page) => page.locator('[data-late] article');

test('[CAT-7] a press on an order of games whose code has not come yet is kept, and is its own once it has', async ({ page }) => {
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

test('[CAT-7] whoever stands among the games with the keyboard stands there still when their code has come', async ({ page }) => {
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
