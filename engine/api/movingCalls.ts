import type { ContentCall } from './contentCalls';

/** Reads whose values change by themselves: those of the build are out of date when the page is shown. */
export const movingCalls = ['jackpots', 'matches', 'raceCard', 'statistics'] as const satisfies readonly ContentCall[];
/** The name of a read whose values change by themselves. */
export type MovingCall = (typeof movingCalls)[number];

/**
 * The attribute of `<html>` that marks a read's values as old. Every page is served with it for each moving read.
 * Elements name their read in `data-moving`.
 */
export const oldMark = <Call extends ContentCall>(call: Call): `data-old-${Call}` => `data-old-${call}`;

/** Whether the values of a read move by themselves. */
export function isMoving(call: ContentCall): call is MovingCall {
  return (movingCalls as readonly ContentCall[]).includes(call);
}

/**
 * Reads of sums, offers, winners and counts. These values do not move but go out of date. Slides are not in the list: a
 * slide past its end is left out when it is read, and without the slides the first screen would shift.
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
 * Whether build-time values of a read disappear when the platform's answer fails, or when they are older than
 * `snapshotMs`. The site's own lists of games stay (CAT-6).
 */
export function isPassing({ call, params }: { readonly call: ContentCall; readonly params: object }): boolean {
  return passingCalls.includes(call) && !('list' in params);
}
