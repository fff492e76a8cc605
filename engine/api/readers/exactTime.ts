/** Reads a value as a time, as ISO 8601 with a zone; null for what is none. */
export type TimeReader = (value: unknown) => string | null;

const written = /^((?:19|2[01])\d\d-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * A time that needs no reading: ISO 8601 with a zone, in years and on days that `readTime` knows. Start-up, which every
 * page asks with the least code, reads other times only where it meets one (`askStartup`).
 */
export function exactTime(value: unknown): string | null {
  const text = String(value);
  const day = written.exec(text)?.[1];
  // `Date.parse` takes the 30th of February for the 2nd of March; what is no time at all has no JSON.
  const isDay = day !== undefined && (new Date(day).toJSON() as string | null)?.startsWith(day);
  return isDay && !Number.isNaN(Date.parse(text)) ? text : null;
}
