import type { ContentCall, ContentModels, ContentParams } from './contentCalls';
import type { authCalls } from './calls/auth';
import type { contentCalls } from './calls/content';
import type { lobbyCalls } from './calls/lobby';
import type { playerCalls } from './calls/player';
import type { startCalls } from './calls/start';
import type { CallRow } from './row';

/** Every row by name. A row stands in the file of its group, and its name in `groupOf`. */
export type CallTable = CoveringContent<typeof startCalls & typeof contentCalls & typeof lobbyCalls & typeof authCalls & typeof playerCalls>;

export type CallName = keyof CallTable;
export type CallParams<Name extends CallName> = Parameters<CallTable[Name]['model']>[2];
export type CallModel<Name extends CallName> = ReturnType<CallTable[Name]['model']>;

/** The rows of a group, with their validators, load when the group is first used. */
export const loadCalls = {
  start: () => import('./calls/start').then(({ startCalls }) => startCalls),
  content: () => import('./calls/content').then(({ contentCalls }) => contentCalls),
  lobby: () => import('./calls/lobby').then(({ lobbyCalls }) => lobbyCalls),
  auth: () => import('./calls/auth').then(({ authCalls }) => authCalls),
  player: () => import('./calls/player').then(({ playerCalls }) => playerCalls),
} as const;

export type CallGroup = keyof typeof loadCalls;

/** Which group a call loads with. */
export const groupOf: Readonly<Record<CallName, CallGroup>> = {
  startup: 'start',
  hotGames: 'content',
  slides: 'content',
  marquee: 'content',
  statistics: 'content',
  cms: 'content',
  seo: 'content',
  matches: 'content',
  odds: 'content',
  games: 'lobby',
  lobby: 'lobby',
  providers: 'lobby',
  jackpots: 'lobby',
  leaderboard: 'lobby',
  missions: 'lobby',
  promotions: 'lobby',
  raceCard: 'lobby',
  login: 'auth',
  balance: 'player',
  vip: 'player',
  favourites: 'player',
  addFavourite: 'player',
  removeFavourite: 'player',
};

/** Every read that pages show has a row that takes its values and gives its model; a gap fails to compile. */
type CoveringContent<Table extends { readonly [Call in ContentCall]: Pick<CallRow<ContentParams[Call], never, ContentModels[Call]>, 'model'> }> = Table;
