import type { ContentCall, ContentModels, ContentParams } from './contentCalls';
import type { contentCalls } from './calls/content';
import type { lobbyCalls } from './calls/lobby';
import type { playerCalls } from './calls/player';
import type { startCalls } from './calls/start';
import type { LazyEndpointTable } from './lazyEndpoints';
import type { Endpoint } from './endpoint';

/** Endpoints that a home page asks for. An endpoint stands in the file of its group, and its name in `groupOf` here or in lazyEndpoints.ts. */
export type FirstCallTable = typeof startCalls & typeof contentCalls & typeof lobbyCalls & typeof playerCalls;

/** Every endpoint by name. */
export type CallTable = CoveringContent<FirstCallTable & LazyEndpointTable>;

export type CallName = keyof CallTable;
export type CallParams<Name extends CallName> = Parameters<CallTable[Name]['model']>[2];
export type CallModel<Name extends CallName> = ReturnType<CallTable[Name]['model']>;

/** The endpoints of a group, with their validators, load when the group is first used. */
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

/** The endpoints of the group that a call stands in. The table of lazy groups loads with the first of them: a guest's home asks for none. */
export function loadEndpointsOf(name: CallName): Promise<{ readonly [Name in CallName]?: unknown }> {
  const group = (groupOf as Readonly<Partial<Record<CallName, CallGroup>>>)[name];
  return group ? loadCalls[group]() : import('./lazyEndpoints').then(({ loadLazyEndpoint }) => loadLazyEndpoint(name as keyof LazyEndpointTable));
}

/** Every read that pages show has an endpoint that takes its values and returns its model; a gap fails to compile. */
type CoveringContent<Table extends { readonly [Call in ContentCall]: Pick<Endpoint<ContentParams[Call], never, ContentModels[Call]>, 'model'> }> = Table;
