const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)?)?$/;

/** Seconds since 1970 have fewer digits than this until the year 5138, milliseconds have more since 1973. */
const leastMilliseconds = 1e11;

/**
 * A time as platforms write it, as ISO 8601 with a zone: ISO 8601; `2026-12-01 04:00:00` or a date alone, which are meant in `zone` (an IANA
 * name such as `Asia/Manila`); seconds or milliseconds since 1970, as a number or as text. Null for what is no time, `0000-00-00 00:00:00`
 * and days that no calendar has among it.
 */
export function readTime(value: unknown, zone: string): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (/^\d{9,15}(?:\.\d+)?$/.test(text)) return isoOf(Number(text) * (Number(text) < leastMilliseconds ? 1000 : 1));
  if (!isDay(text)) return null;
  const tidied = text
    .replace(/^(\S+) (\d)/, '$1T$2')
    .replace(/ ?([+-]\d\d)(?::?(\d\d))?$/, (whole, hours: string, minutes = '00') => (text.includes(':') ? `${hours}:${minutes}` : whole));
  const iso = tidied.replace(/ ?(?:z|UTC|GMT)$/i, 'Z');
  if (withZone.test(iso)) return Number.isNaN(Date.parse(iso)) ? null : iso;
  const [, day = '', time = '00:00'] = withoutZone.exec(text) ?? [];
  const asUtc = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(asUtc) ? null : isoOf(asUtc - offsetOf(asUtc - offsetOf(asUtc, zone), zone));
}

/** Whether the text begins with a day of the calendar: `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== undefined && year !== '0000' && time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day);
}

function isoOf(ms: number): string | null {
  const time = new Date(ms);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().replace('.000Z', 'Z');
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetOf(moment: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone: zone }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return there - Math.floor(moment / 1000) * 1000;
}
