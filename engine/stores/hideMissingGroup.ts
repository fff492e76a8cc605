import type { Capability } from '../config/capabilities';
import { notOfferedName } from '../config/notOffered';
import type { SiteStore } from './siteStore';

/** The pages that are for one group alone; a test holds this to what the compiler closes without it. */
export const pagesOfGroup: Readonly<Record<Capability, readonly string[]>> = {
  games: [
    'arcade',
    'bingo',
    'casino',
    'crash',
    'fishing',
    'freeplay',
    'hash-game',
    'horse-racing',
    'lottery',
    'poker',
    'sabong',
    'slots',
  ],
  jackpots: [],
  promotions: ['promotions'],
  racing: [],
  news: ['news'],
  launch: [],
  cashier: ['deposit', 'withdrawal'],
  banks: ['bank-details', 'add-bank', 'withdrawal'],
  history: ['bet-history', 'statement', 'transaction-history'],
  missions: ['mission'],
  leaderboard: ['leaderboard'],
  spin: ['spin'],
  minigame: ['minigame'],
  'vip-levels': [],
  referrals: ['referral'],
  limits: [],
};

/**
 * Removes the links to the pages of a group that the platform lacks from every menu (CALL-X). The removal holds until
 * the document is left, whatever start-up and themes bring later. The addresses of the pages stay.
 */
export function hideMissingGroup(group: Capability, store: SiteStore): void {
  const gone = pagesOfGroup[group];
  if (!store.site.routes.some(({ name }) => gone.includes(name))) return;
  const { offered } = store;
  store.offered = (site) => {
    const { routes, categories, ...rest } = offered(site);
    return {
      ...rest,
      routes: routes.map((route) =>
        gone.includes(route.name) ? { ...route, name: notOfferedName(route.name) } : route,
      ),
      categories: categories.filter(({ route }) => !gone.includes(route)),
    };
  };
  store.applyTheme({});
}
