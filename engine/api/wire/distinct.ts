/** The rows without those that say again what an earlier one is, as `keyOf` tells it; without it, the whole of it. */
export function distinct<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number = (row) => JSON.stringify(row),
): readonly Row[] {
  const seen = new Set<string | number>();
  return rows.filter((row) => {
    const { size } = seen;
    return seen.add(keyOf(row)).size > size;
  });
}

/** By what a platform knows a row. */
export const byId = ({ id }: { readonly id: string }): string => id;

/** By the code that a platform gave to a row. */
export const byCode = ({ code }: { readonly code: string }): string => code;

/** A game is known by its provider's code and its own together. */
export function byGame({
  providerCode,
  gameCode,
}: {
  readonly providerCode: string;
  readonly gameCode: string;
}): string {
  return `${providerCode}/${gameCode}`;
}
