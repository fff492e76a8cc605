/** Days of a record's filter, as they stand in the address: `2026-11-20`, both included; undefined is open. */
export interface DateRange {
  readonly from?: string;
  readonly until?: string;
}

/** Reads days from an address; what is no day is left out, and a turned-round range is put right. */
export function readDateRange({ from, until }: Readonly<Record<string, string | undefined>>): DateRange {
  const [first, last] = [dayOf(from), dayOf(until)];
  const isTurned = first !== undefined && last !== undefined && first > last;
  const range = isTurned ? { from: last, until: first } : { from: first, until: last };
  return Object.fromEntries(Object.entries(range).filter(([, day]) => day !== undefined));
}

/**
 * The instants that days mean in the player's zone, ISO 8601: from the first midnight up to, without, the midnight
 * after the last.
 */
export function instantsOf({ from, until }: DateRange): { readonly from?: string; readonly until?: string } {
  return {
    ...(from === undefined ? {} : { from: midnightOf(from, 0) }),
    ...(until === undefined ? {} : { until: midnightOf(until, 1) }),
  };
}

function midnightOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}
