/** A stretch of time, in milliseconds since 1970: from an instant on, up to another that does not count. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export const always: Span = { from: -Infinity, until: Infinity };

/** Records in the order of time, with a list of its own for each key, so that a page costs the same however many there are. */
export interface Timeline<Row> {
  add(row: Row): void;
  remove(row: Row): void;
  /** How many records of a key lie in a span. */
  count(key: string, span: Span): number;
  /** So many of them, the latest first, after leaving out the first `offset`. */
  latest(key: string, span: Span, offset: number, size: number): readonly Row[];
  /** All of them, the earliest first. */
  within(key: string, span: Span): readonly Row[];
}

/** `keysOf` says under which keys a record is found; `idOf` orders those of the same instant. */
export function createTimeline<Row extends { readonly at: number }>(idOf: (row: Row) => string, keysOf: (row: Row) => readonly string[]): Timeline<Row> {
  const lists = new Map<string, Row[]>();

  /** The first place whose record is not before an instant, and there not before an id. */
  function placeOf(list: readonly Row[], at: number, id: string): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = list[middle];
      if (row !== undefined && (row.at < at || (row.at === at && idOf(row) < id))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  const boundsOf = (key: string, { from, until }: Span) => {
    const list = lists.get(key) ?? [];
    const start = placeOf(list, from, '');
    return { list, start, end: Math.max(start, placeOf(list, until, '')) };
  };

  return {
    add(row) {
      for (const key of keysOf(row)) {
        const list = lists.get(key) ?? [];
        lists.set(key, list);
        list.splice(placeOf(list, row.at, idOf(row)), 0, row);
      }
    },
    remove(row) {
      for (const key of keysOf(row)) {
        const list = lists.get(key) ?? [];
        const place = placeOf(list, row.at, idOf(row));
        if (list[place] !== undefined && idOf(list[place]) === idOf(row)) list.splice(place, 1);
      }
    },
    count(key, span) {
      const { start, end } = boundsOf(key, span);
      return end - start;
    },
    latest(key, span, offset, size) {
      const { list, start, end } = boundsOf(key, span);
      const last = end - offset;
      return list.slice(Math.max(start, last - size), Math.max(start, last)).reverse();
    },
    within(key, span) {
      const { list, start, end } = boundsOf(key, span);
      return list.slice(start, end);
    },
  };
}
