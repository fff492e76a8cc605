const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|UTC|GMT|[+-]\d\d:?(?:\d\d)?)?)?$/i;

/** Seconds since 1970 are fewer than this until the year 5138, milliseconds more since 1973. */
const leastMilliseconds = 1e11;

/**
 * A time as platforms write it, as ISO 8601 with a zone: ISO 8601; `2026-12-01 04:00:00` or a date alone, also with
 * slashes, which are meant in `zone` (an IANA name such as `Asia/Manila`); seconds or milliseconds since 1970, as a
 * number or as text. Null for what is no time, `0000-00-00 00:00:00` and days that no calendar has among it.
 */
export function readTime(value: unknown, zone: string): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim().replaceAll('/', '-') : '';
  if (/^\d{9,15}$/.test(text)) return isoOf(Number(text) * (Number(text) < leastMilliseconds ? 1000 : 1));
  const [, day = '', time = '00:00', sign] = written.exec(text) ?? [];
  // `Date.parse` takes the 30th of February for the 2nd of March.
  if (isoOf(Date.parse(`${day}T00:00Z`))?.slice(0, 10) !== day) return null;
  const utc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(utc)) return null;
  if (sign === undefined) return isoOf(utc - offsetOf(utc - offsetOf(utc, zone), zone));
  return `${day}T${time}${/\d/.test(sign) ? `${sign.slice(0, 3)}:${/\d\d$/.exec(sign.slice(3))?.[0] ?? '00'}` : 'Z'}`;
}

function isoOf(ms: number): string | null {
  return Math.abs(ms) < 8e15 ? new Date(ms).toISOString().replace('.000Z', 'Z') : null;
}

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in milliseconds: Swedish writes both in the order of ISO
 * 8601.
 */
function offsetOf(moment: number, zone: string): number {
  const there = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(
    moment,
  );
  return Date.parse(`${there.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
