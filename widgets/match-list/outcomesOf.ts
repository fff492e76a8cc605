import type { Match } from '../../engine';

const all = ['1', 'X', '2'] as const;

/** An outcome of a match: its sides, or a draw. */
export type Outcome = (typeof all)[number];

/** The outcomes that any of these matches has a price for, in the order of their columns. */
export function outcomesOf(matches: readonly Match[]): readonly Outcome[] {
  return all.filter((outcome) => matches.some(({ odds }) => odds.some((odd) => odd.outcome === outcome)));
}
