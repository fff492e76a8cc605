/** What decides a sample: a seed, and a name for each item that stays the same when other items come and go. */
export interface Sampling<Item> {
  readonly seed: number;
  readonly keyOf: (item: Item) => string;
  /** Kinds of an item: each kind that occurs among the items occurs in the sample. */
  readonly kindsOf?: (item: Item) => readonly string[];
}

/**
 * About this share (0 to 1) of the items, in their order. The seed and an item's own key decide whether it is sampled,
 * so another item neither adds nor removes it. A kind that no sampled item has is added by its first item in the order
 * of the seed; only such an item can lose its place to a new item, and only to one of the same kind.
 */
export function shareOf<Item>(
  items: readonly Item[],
  share: number,
  { seed, keyOf, kindsOf = () => [] }: Sampling<Item>,
): readonly Item[] {
  const chosen = new Set(items.filter((item) => placeOf(seed, keyOf(item)) < share));
  const covered = new Set([...chosen].flatMap(kindsOf));
  const firsts = new Map<string, Item>();
  const isBefore = (one: Item, other: Item) => placeOf(seed, keyOf(one)) - placeOf(seed, keyOf(other)) < 0;
  for (const item of items) {
    for (const kind of kindsOf(item)) {
      const first = firsts.get(kind);
      if (!covered.has(kind) && (first === undefined || isBefore(item, first))) firsts.set(kind, item);
    }
  }
  firsts.forEach((item) => chosen.add(item));
  return items.filter((item) => chosen.has(item));
}

/** Where a key stands in the order of a seed, from 0 to below 1: a hash of both (FNV-1a, mixed as in MurmurHash3). */
function placeOf(seed: number, key: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${seed} ${key}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
