import type { Winner } from '../../engine';

export const winnerViews = ['latest', 'big', 'today'] as const;
export type WinnerView = (typeof winnerViews)[number];

/**
 * Winners (given newest first) for a view: as they are, the largest first, or the largest since midnight where the
 * player is.
 */
export function chooseWinners(winners: readonly Winner[], view: WinnerView, now: number): readonly Winner[] {
  if (view === 'latest') return winners;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return largestFirst(view === 'today' ? winners.filter(({ at }) => Date.parse(at) >= midnight) : winners);
}

/** Winners with the largest win first. */
export function largestFirst(winners: readonly Winner[]): readonly Winner[] {
  return [...winners].sort((one, other) => compareDecimals(other.amount, one.amount));
}

/** Compares two positive decimals exactly: negative when the first is smaller. */
export function compareDecimals(one: string, other: string): number {
  const [whole = '', fraction = ''] = one.split('.');
  const [otherWhole = '', otherFraction = ''] = other.split('.');
  return whole.length - otherWhole.length || compareText(whole, otherWhole) || compareText(fraction, otherFraction);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
