/** So many of them in their order, drawn by the seed: the same seed draws the same ones. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  const random = mulberry(seed);
  const drawn = items.map((item) => ({ item, order: random() })).sort((one, other) => one.order - other.order);
  const chosen = new Set(drawn.slice(0, size).map(({ item }) => item));
  return items.filter((item) => chosen.has(item));
}

/** A small generator of numbers from 0 to 1 (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
