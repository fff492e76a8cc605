import type { MotifName } from '../art/index';
import { createRandom } from '../art/random';
import type { CategoryName } from './game';
import { closers, openers, slotThings } from './slotWords';
import { pairWords } from './tableWords';

/** Hands out names, each once. */
export interface NameSource {
  /** A name for a game of the category with that motif; throws when the words are used up. */
  next(category: CategoryName, motif: MotifName): string;
}

/** Names in an order that follows the seed; none of `taken` is given. */
export function createNameSource(seed: string, taken: ReadonlySet<string>): NameSource {
  const used = new Set(taken);
  const pools = new Map<string, string[]>();

  function poolOf(category: CategoryName, motif: MotifName): string[] {
    const key = category === 'slot_game' ? motif : category;
    const pool =
      pools.get(key) ??
      (category === 'slot_game' ? slotNames(motif, `${seed}/${key}`) : shuffled(pairNames(category), `${seed}/${key}`));
    pools.set(key, pool);
    return pool;
  }

  return {
    next(category, motif) {
      const pool = poolOf(category, motif);
      for (let name = pool.pop(); name !== undefined; name = pool.pop()) {
        if (used.has(name)) continue;
        used.add(name);
        return name;
      }
      throw new RangeError(
        `No names are left for ${category} with the motif ${motif}; add words in scripts/sandbox/catalogue.`,
      );
    },
  };
}

/** Two-part names in any order, and below them longer ones for a motif that has few words of its own. */
function slotNames(motif: MotifName, seed: string): string[] {
  const things = slotThings[motif] ?? [titleCase(motif)];
  const short = things.flatMap((thing) => [
    ...fitting(openers, thing).map((word) => `${word} ${thing}`),
    ...fitting(closers, thing).map((word) => `${thing} ${word}`),
  ]);
  const long = things.flatMap((thing) =>
    fitting(closers, thing).map((closer, index) => `${openers[index] ?? 'Golden'} ${thing} ${closer}`),
  );
  return [...shuffled(long, seed), ...shuffled(short, seed)];
}

function pairNames(category: Exclude<CategoryName, 'slot_game'>): string[] {
  const { first, second } = pairWords[category];
  return second.flatMap((after) => fitting(first, after).map((before) => `${before} ${after}`));
}

/** The words that do not say again what the name says already. */
function fitting(words: readonly string[], name: string): readonly string[] {
  const said = new Set(stemsOf(name));
  return words.filter((word) => !stemsOf(word).some((stem) => said.has(stem)));
}

function stemsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/s$/, ''));
}

function titleCase(motif: string): string {
  return motif.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}

/** The list in an order that follows the seed. */
export function shuffled<Item>(list: readonly Item[], seed: string): Item[] {
  const random = createRandom(seed);
  return list
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
