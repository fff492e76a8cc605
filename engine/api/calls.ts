import type { ContentCall, ContentModels, ContentParams } from './contentCalls';
import type { contentCalls } from './calls/content';
import type { lobbyCalls } from './calls/lobby';
import type { playerCalls } from './calls/player';
import type { startCalls } from './calls/start';
import type { LaterCallTable } from './laterCalls';
import type { CallRow } from './row';

/** Rows that a home page asks for. A row stands in the file of its group, and its name in `groupOf` here or in laterCalls.ts. */
export type FirstCallTable = typeof startCalls & typeof contentCalls & typeof lobbyCalls & typeof playerCalls;

/** Every row by name. */
export type CallTable = CoveringContent<FirstCallTable & LaterCallTable>;

export type CallName = keyof CallTable;
export type CallParams<Name extends CallName> = Parameters<CallTable[Name]['model']>[2];
export type CallModel<Name extends CallName> = ReturnType<CallTable[Name]['model']>;

/** The rows of a group, with their validators, load when the group is first used. */
export const loadCalls = {
  start: () => import('./calls/start').then(({ startCalls }) => startCalls),
  content: () => import('./calls/content').then(({ contentCalls }) => contentCalls),
  lobby: () => import('./calls/lobby').then(({ lobbyCalls }) => lobbyCalls),
  player: () => import('./calls/player').then(({ playerCalls }) => playerCalls),
} as const;

export type CallGroup = keyof typeof loadCalls;

/** Which group a call of a home page loads with. */
export const groupOf: Readonly<Record<keyof FirstCallTable, CallGroup>> = {
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
  balance: 'player',
  vip: 'player',
  favourites: 'player',
  addFavourite: 'player',
  removeFavourite: 'player',
};

/** The rows of the group that a call stands in. Where later groups stand is loaded with the first of them: a guest's home asks for none. */
export function loadRowsOf(name: CallName): Promise<{ readonly [Name in CallName]?: unknown }> {
  const group = (groupOf as Readonly<Partial<Record<CallName, CallGroup>>>)[name];
  return group ? loadCalls[group]() : import('./laterCalls').then(({ loadLaterRow }) => loadLaterRow(name as keyof LaterCallTable));
}

/** Every read that pages show has a row that takes its values and gives its model; a gap fails to compile. */
type CoveringContent<Table extends { readonly [Call in ContentCall]: Pick<CallRow<ContentParams[Call], never, ContentModels[Call]>, 'model'> }> = Table;
