/** So many of them in their order, drawn by the seed: the same seed draws the same ones. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  const chosen = new Set(shuffled(items, seed).slice(0, size));
  return items.filter((item) => chosen.has(item));
}

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const random = mulberry(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** Like `sampleOf`, but every kind that occurs among the items occurs in the sample too, for which it may grow past its size. */
export function coveringSampleOf<Item>(items: readonly Item[], size: number, seed: number, kindsOf: (item: Item) => readonly string[]): readonly Item[] {
  const met = new Set<string>();
  const meet = (item: Item) => kindsOf(item).forEach((kind) => met.add(kind));
  const chosen = new Set(sampleOf(items, size, seed));
  chosen.forEach(meet);
  // Rare kinds come from the others, drawn by the same seed.
  for (const item of shuffled(items, seed)) {
    if (chosen.has(item) || kindsOf(item).every((kind) => met.has(kind))) continue;
    chosen.add(item);
    meet(item);
  }
  // What came by chance and is of no kind of its own makes room again.
  for (const item of shuffled(items, seed).toReversed()) {
    if (chosen.size <= size) break;
    const rest = [...chosen].filter((other) => other !== item).flatMap((other) => kindsOf(other));
    if (kindsOf(item).every((kind) => rest.includes(kind))) chosen.delete(item);
  }
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
