import { createRandom } from './art/random';
import type { CatalogueGame } from './catalogue/game';

/** The last rounds of a crash or hash game, newest first, and their beat. */
interface Rounds {
  readonly rounds: number[];
  readonly round_seconds: number;
  readonly rounds_at: string;
}

/** What the beat of a game follows: a world's seed and clock. */
interface Beat {
  readonly seed: string;
  readonly startedAt: number;
  readonly now: () => number;
}

/** Rounds of a game now: at the start those of the site's data, then a new one in the game's own beat. */
export function roundsOf(
  world: Beat,
  { seed, rounds }: Pick<CatalogueGame, 'seed' | 'rounds'>,
): Rounds | Record<string, never> {
  if (rounds === undefined) return {};
  const beat = createRandom(`${world.seed}/${seed}/beat`);
  const seconds = 5 + Math.floor(beat.next() * 16);
  const phase = Math.floor(beat.next() * seconds);
  const count = Math.max(0, Math.floor(((world.now() - world.startedAt) / 1000 + phase) / seconds));
  const later = Array.from({ length: Math.min(count, rounds.length) }, (_, index) =>
    endOfRound(createRandom(`${world.seed}/${seed}/${count - index}`).next()),
  );
  return {
    rounds: [...later, ...rounds].slice(0, rounds.length),
    round_seconds: seconds,
    rounds_at: new Date(world.startedAt + (count * seconds - phase) * 1000).toISOString(),
  };
}

/** A crash multiplier as players know them: mostly small, seldom large. */
export function endOfRound(chance: number): number {
  return Math.max(1, Math.round(9.7 / (1 - chance * 0.99)) / 10);
}
