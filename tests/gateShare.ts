import { shareOf } from './sampling';

/**
 * What of a table a test goes through: all of it, and in the merge gate, which sets `E2E_SEED`, about this share of its
 * items (0 to 1) with every kind among them. The seed and an item's own key decide, so another item neither adds nor
 * removes it.
 */
export function gateShare<Item>(
  items: readonly Item[],
  share: number,
  keyOf: (item: Item) => string,
  kindsOf: (item: Item) => readonly string[] = () => ['any'],
): readonly Item[] {
  const seed = process.env['E2E_SEED'] ?? '';
  return seed === '' ? items : shareOf(items, share, { seed: Number(seed), keyOf, kindsOf });
}
