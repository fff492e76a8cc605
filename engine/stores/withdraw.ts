import { runInAction } from 'mobx';
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
 * Takes the links to the pages of a group out of every menu for this visit: the platform lacks it (CALL-X). Their
 * addresses stay.
 */
export function withdraw(group: Capability, store: SiteStore): void {
  const gone = pagesOfGroup[group];
  const { site } = store;
  if (!site.routes.some(({ name }) => gone.includes(name))) return;
  runInAction(() => {
    store.site = {
      ...site,
      routes: site.routes.map((route) =>
        gone.includes(route.name) ? { ...route, name: notOfferedName(route.name) } : route,
      ),
      categories: site.categories.filter(({ route }) => !gone.includes(route)),
    };
  });
}
