export const accessRules = ['public', 'guest', 'player'] as const;
/** Who may open a page (ROUTE-2, ROUTE-7). */
export type AccessRule = (typeof accessRules)[number];

/**
 * What the values of a page's query may be, by name: one of a list, or any word; `with` is another value they need
 * (ROUTE-5).
 */
export type CompiledQuery = Readonly<
  Record<string, { readonly values: readonly string[] | null; readonly with?: string }>
>;
