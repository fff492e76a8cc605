import type { ContentCall } from './contentCalls';

/** Reads whose values move by themselves: what the build knew is no longer true when somebody sees it. */
export const movingCalls = ['jackpots', 'matches', 'raceCard', 'statistics'] as const satisfies readonly ContentCall[];
export type MovingCall = (typeof movingCalls)[number];

/**
 * The attribute of `<html>` that says so of a read; every page is served with those of moving ones. It marks elements
 * whose `data-moving` names the read.
 */
export const oldMark = <Call extends ContentCall>(call: Call): `data-old-${Call}` => `data-old-${call}`;

export function isMoving(call: ContentCall): call is MovingCall {
  return (movingCalls as readonly ContentCall[]).includes(call);
}

/**
 * Reads of sums, offers, winners and counts, which stand still but do not stay true. Slides are none: one whose end has
 * passed is left out when it is read, and without the others the first screen would lose its room in front of a reader.
 */
const passingCalls: readonly ContentCall[] = [
  ...movingCalls,
  'leaderboard',
  'missions',
  'promotions',
  'lobby',
  'vipLevels',
  'games',
  'recentTransactions',
];

/**
 * Whether what the build knew of a read is shown no longer than the platform bears it out; the site's own lists of
 * games may stay (CAT-6).
 */
export function isPassing({ call, params }: { readonly call: ContentCall; readonly params: object }): boolean {
  return passingCalls.includes(call) && !('list' in params);
}
