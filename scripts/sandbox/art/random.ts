/** A repeatable stream of numbers from a seed. */
export interface Random {
  /** The next number, 0 ≤ n < 1. */
  next(): number;
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number;
  /** An entry of the list; throws on an empty one. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** A 32-bit hash of a seed (FNV-1a with a final mix), always positive. */
export function hashSeed(seed: string | number): number {
  let hash = 2166136261;
  for (const char of String(seed)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The stream that belongs to a seed (mulberry32). */
export function createRandom(seed: string | number): Random {
  let state = hashSeed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (list) => {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new RangeError('createRandom: cannot pick from an empty list');
      return entry;
    },
    chance: (probability) => next() < probability,
  };
}
