/** Groups of choices that narrow a games list. */
export const facetNames = ['tag', 'provider', 'feature', 'volatility', 'table', 'language', 'limit', 'seats'] as const;
/** A group of choices that narrows a games list. */
export type FacetName = (typeof facetNames)[number];

/** A group with its choices, those with most games first. Values of `limit` are lowest stakes in whole units, each up to the next. */
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
