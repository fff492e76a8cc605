/**
 * Links two by two, columns of one width. A word that is longer than its column keeps its letters together: the link
 * takes a line for itself. `list` is for what holds the links, which sets the gap (at most 28 px); `item` for each.
 */
export const inPairs = {
  list: { display: 'flex', flexWrap: 'wrap' },
  item: { flex: '1 1 calc(50% - 28px)' },
} as const;
