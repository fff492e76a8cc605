/** Groups of choices that narrow a games list. */
export const facetNames = [
  'tag',
  'provider',
  'feature',
  'volatility',
  'table',
  'language',
  'limit',
  'seats',
  'stake',
  'return',
] as const;
/** A group of choices that narrows a games list. */
export type FacetName = (typeof facetNames)[number];

/**
 * A group with its choices, those with most games first. Values of `limit` and `stake` are lowest stakes in units of
 * the currency, each up to the next; those of `return` percents, each and above.
 */
export interface GameFacet {
  readonly name: FacetName;
  readonly values: readonly {
    readonly value: string;
    /** A name that needs no translation, for example a studio's. */
    readonly label?: string;
    /** How many games the choice would leave. */
    readonly games: number;
  }[];
}
