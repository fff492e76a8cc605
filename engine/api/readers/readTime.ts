/** Years that a platform means: 0001 and 9999 stand for no time, and would leave the calendar in another zone. */
const written =
  /^((?:19|2[01])\d\d-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|UTC|GMT|[+-]\d\d:?(?:\d\d)?)?)?$/i;

/** `20261201043000`, without seconds, or without a time. */
const compact = /^(?:19|20)\d{6}(?:\d{4}(?:\d\d)?)?$/;

/** Seconds since 1970 are fewer than this until the year 5138, milliseconds more since 1973. */
const leastMilliseconds = 1e11;

/** The clocks of each zone: to make one costs more than to ask it a hundred times. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

/**
 * A time as platforms write it, as ISO 8601 with a zone: ISO 8601; `2026-12-01 04:00:00` or a date alone, also with
 * slashes, or both without any sign between the figures, which are meant in `zone` (an IANA name such as
 * `Asia/Manila`); seconds or milliseconds since 1970, as a number or as text. Null for what is no time, `0000-00-00
 * 00:00:00`, years before 1900 and from 2200 on, and days that no calendar has among it.
 */
export function readTime(value: unknown, zone: string): string | null {
  const said = typeof value === 'number' || typeof value === 'string' ? String(value).trim().replaceAll('/', '-') : '';
  const text = compact.test(said)
    ? said.padEnd(14, '0').replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3 $4:$5:$6')
    : said;
  if (/^\d{9,13}$/.test(text)) return isoOf(Number(text) * (Number(text) < leastMilliseconds ? 1000 : 1));
  const [, day = '', time = '00:00', sign] = written.exec(text) ?? [];
  // `Date.parse` takes the 30th of February for the 2nd of March.
  if (isoOf(Date.parse(day))?.slice(0, 10) !== day) return null;
  const utc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(utc)) return null;
  if (sign === undefined) return isoOf(utc - offsetOf(utc - offsetOf(utc, zone), zone));
  return `${day}T${time}${/\d/.test(sign) ? `${sign.slice(0, 3)}:${/\d\d$/.exec(sign.slice(3))?.[0] ?? '00'}` : 'Z'}`;
}

/** Null for what is no time, as `toJSON` has it. */
function isoOf(ms: number): string | null {
  return (new Date(ms).toJSON() as string | null)?.replace('.000Z', 'Z') ?? null;
}

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in milliseconds: Swedish writes both in the order of ISO
 * 8601.
 */
function offsetOf(moment: number, zone: string): number {
  const clock = (clocks[zone] ??= new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  }));
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
