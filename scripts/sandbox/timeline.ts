/** A stretch of time, in milliseconds since 1970: from an instant on, up to another that does not count. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export const always: Span = { from: -Infinity, until: Infinity };

/**
 * Records in the order of time, with a list of its own for each key, so that a page costs the same however many there
 * are.
 */
export interface Timeline<Row> {
  add(row: Row): void;
  remove(row: Row): void;
  /** How many records of a key lie in a span. */
  count(key: string, span: Span): number;
  /** So many of them, the latest first, after leaving out the first `offset`. */
  latest(key: string, span: Span, offset: number, size: number): readonly Row[];
  /** What `amountsOf` returns of all of them, added up. */
  sums(key: string, span: Span): readonly bigint[];
  /** All of them, the earliest first. */
  within(key: string, span: Span): readonly Row[];
}

/**
 * `keysOf` says under which keys a record is found; `idOf` orders those of the same instant; `amountsOf` returns what
 * can be added up.
 */
export function createTimeline<Row extends { readonly at: number }>(
  idOf: (row: Row) => string,
  keysOf: (row: Row) => readonly string[],
  amountsOf: (row: Row) => readonly bigint[] = () => [],
): Timeline<Row> {
  const lists = new Map<string, Row[]>();
  const runningSums = createRunningSums(amountsOf);

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
        const place = placeOf(list, row.at, idOf(row));
        list.splice(place, 0, row);
        runningSums.forget(key, place);
      }
    },
    remove(row) {
      for (const key of keysOf(row)) {
        const list = lists.get(key) ?? [];
        const place = placeOf(list, row.at, idOf(row));
        if (list[place] === undefined || idOf(list[place]) !== idOf(row)) continue;
        list.splice(place, 1);
        runningSums.forget(key, place);
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
    sums(key, span) {
      const { list, start, end } = boundsOf(key, span);
      const before = runningSums.upTo(key, list, start);
      return runningSums.upTo(key, list, end).map((sum, index) => sum - (before[index] ?? 0n));
    },
    within(key, span) {
      const { list, start, end } = boundsOf(key, span);
      return list.slice(start, end);
    },
  };
}

/** Sums of the first rows of each list, kept as far as they have been asked for, so that asking again costs nothing. */
function createRunningSums<Row>(amountsOf: (row: Row) => readonly bigint[]) {
  const kept = new Map<string, (readonly bigint[])[]>();
  return {
    /** A row has come or gone at a place: what was summed up beyond it counts no more. */
    forget(key: string, place: number): void {
      const sums = kept.get(key);
      if (sums && sums.length > place) sums.length = place;
    },
    /** The sums of the first `count` rows; nothing for none. */
    upTo(key: string, rows: readonly Row[], count: number): readonly bigint[] {
      const sums = kept.get(key) ?? [];
      kept.set(key, sums);
      for (let index = sums.length; index < count; index += 1) {
        const row = rows[index];
        const last = sums[index - 1];
        if (row !== undefined) sums.push(amountsOf(row).map((amount, which) => amount + (last?.[which] ?? 0n)));
      }
      return sums[count - 1] ?? [];
    },
  };
}
