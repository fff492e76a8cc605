import type { Page } from 'playwright';
import type { CallName } from '../../engine/api/calls';
import { untilHydrated } from './application';

/** How a page comes to make a call: it is opened, and something is pressed where it needs to be. */
export interface Trigger {
  readonly domain?: string;
  readonly path: string;
  readonly isPlayer?: boolean;
  readonly press?: (page: Page) => Promise<void>;
}

/** Calls that pages make. All others go through the running application's own client, on a page. */
export const triggers: { readonly [call in CallName]?: Trigger } = {
  startup: { path: '/about' },
  balance: { path: '/about', isPlayer: true },
  favourites: { path: '/about', isPlayer: true },
  games: { path: '/crash' },
  lobby: { path: '/promotions' },
  providers: { path: '/promotions' },
  marquee: { path: '/promotions' },
  promotions: { path: '/promotions' },
  statistics: { path: '/promotions' },
  matches: { path: '/sports' },
  leaderboard: { path: '/leaderboard' },
  jackpots: { domain: 'daily-draw.example', path: '/' },
  raceCard: { domain: 'daily-draw.example', path: '/' },
  missions: { domain: 'daily-draw.example', path: '/' },
  slides: { domain: 'daily-draw.example', path: '/' },
  transactions: { path: '/transaction-history', isPlayer: true },
  statement: { path: '/statement', isPlayer: true },
  betHistory: { path: '/bet-history', isPlayer: true },
  login: { path: '/login', press: signIn },
  addFavourite: {
    path: '/crash',
    isPlayer: true,
    press: async (page) => {
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /^Favourite: / })
        .first();
      await untilHydrated(heart);
      await heart.click();
    },
  },
};

async function signIn(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form').first();
  await form.locator('input:not([type=password])').first().fill('juan');
  await form.locator('[type=password]').fill('harbor-demo-1');
  await form.locator('[type=submit]').click();
}
