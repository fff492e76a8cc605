/**
 * The moment that a text of a configuration names, in ms since 1970: `2026-12-01T02:00:00Z`. `NaN` for one without a
 * zone, which each machine would read in its own; the schema's check says what is wrong with it.
 */
export function momentOf(text: string): number {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
}
