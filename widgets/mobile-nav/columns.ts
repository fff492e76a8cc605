/** Columns of equal width by the number of items, of which there are at most five. */
export const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  5: 'repeat(5, minmax(0, 1fr))',
} as const;

/** Which of them a list of items takes. */
export function columnsFor(items: readonly unknown[]): keyof typeof columns {
  return Math.min(5, Math.max(1, items.length)) as keyof typeof columns;
}
