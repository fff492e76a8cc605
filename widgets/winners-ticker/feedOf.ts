import type { Decimal, Game, Winner } from '../../engine';

/** A line of the feed: a win, or a round that ended. */
export type FeedRow =
  | { readonly kind: 'win'; readonly key: string; readonly at: number; readonly name: string; readonly amount: Decimal }
  | {
      readonly kind: 'round';
      readonly key: string;
      readonly at: number;
      readonly name: string;
      readonly multiplier: number;
    };

/**
 * Wins and rounds up to `until` (milliseconds since 1970) in one list, newest first. A game that tells no times has no
 * rounds here.
 */
export function feedOf(games: readonly Game[], winners: readonly Winner[], until: number): readonly FeedRow[] {
  const wins = winners.map(({ player, amount, at }): FeedRow => ({
    kind: 'win',
    key: `${at} ${player}`,
    at: Date.parse(at),
    name: player,
    amount,
  }));
  return [...wins, ...games.flatMap(roundsOf)].filter(({ at }) => at <= until).sort((one, other) => other.at - one.at);
}

function roundsOf({ name, providerCode, gameCode, rounds = [], roundsAt, roundSeconds }: Game): readonly FeedRow[] {
  if (roundsAt === undefined || roundSeconds === undefined) return [];
  const newest = Date.parse(roundsAt);
  return rounds.map((multiplier, index): FeedRow => {
    const at = newest - index * roundSeconds * 1000;
    return { kind: 'round', key: `${at} ${providerCode}/${gameCode}`, at, name, multiplier };
  });
}

/** The bar of a multiplier, a path: cells of five and gaps of two, as many as its logarithm fills of a hundred. */
export function barOf(multiplier: number): string {
  const cells = Math.max(1, Math.min(14, Math.round(Math.log(Math.max(1, multiplier) + 1) * 4)));
  return Array.from({ length: cells }, (_, index) => `M${index * 7} 0h5v10h-5z`).join('');
}
