import { isRecord } from '../../config/jsonPath';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Tue, 01 Dec 2026 04:00:00 GMT`, as HTTP and mail write a time. */
const mailed =
  /^(?:[a-z]{3,9}, )?(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}) (\d\d:\d\d(?::\d\d)?) ?(GMT|UTC|Z|[+-]\d{4})$/i;
/** `2026-12-01 4:05 PM`. */
const halfDay = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2})(:\d\d(?::\d\d)?) ?([ap])m$/i;
/** `20261201T040000Z`. */
const basic = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z|[+-]\d{4})?$/;

/**
 * A time in a form that one framework alone writes, in a form that `readTime` knows: `/Date(1796083200000)/`, the time
 * of a mail, seconds with a fraction, microseconds, a clock of twelve hours, points for hyphens, a zone of one digit or
 * in brackets; and the objects of PHP (`{ date, timezone }`), of Mongo (`{ $date }`) and of Firestore (`{ seconds }`).
 * Anything else comes back as it is. Days before months are not among them: nobody knows which of the two comes first.
 */
export function plainTime(value: unknown): unknown {
  if (isRecord(value)) return ofObject(value) ?? value;
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value).trim();
  const seconds = /^\d{9,10}\.\d+$/.test(text) ? Number(text) : undefined;
  if (seconds !== undefined) return Math.floor(seconds * 1000);
  if (typeof value === 'number') return value;
  const [, ms] = /^\/Date\((\d{9,13})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (ms !== undefined) return ms.padStart(12, '0');
  if (/^\d{16}$/.test(text)) return text.slice(0, 13);
  return ofMail(text) ?? ofHalfDay(text) ?? ofIso(text) ?? value;
}

function ofObject({ date, timezone, $date, ...rest }: Readonly<Record<string, unknown>>): unknown {
  const seconds = rest['seconds'] ?? rest['_seconds'];
  if (seconds !== undefined) return seconds;
  if ($date !== undefined) return isRecord($date) ? $date['$numberLong'] : $date;
  if (typeof date !== 'string') return undefined;
  if (typeof timezone !== 'string') return date;
  if (/^(?:Z|[+-]\d\d:?\d\d)$/.test(timezone)) return `${date}${timezone}`;
  try {
    const utc = Date.parse(`${date.trim().replace(' ', 'T')}Z`);
    const clock = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
    const zone = zoneAt(clock, utc);
    // Near a change of the clocks the zone at the time itself counts.
    return `${date}${zoneAt(clock, Date.parse(`1970-01-01T00:00:00${zone}`) + utc)}`;
  } catch {
    // A zone that no calendar has: the time is not known.
    return undefined;
  }
}

/** The zone of a clock at a moment, as ISO 8601 writes it: `+08:00`, or `Z`. */
function zoneAt(clock: Intl.DateTimeFormat, moment: number): string {
  const name = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT(?:\+00:00)?/, '') || 'Z';
}

function ofMail(text: string): string | undefined {
  const [, day = '', name = '', year = '', time = '', zone = ''] = mailed.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? undefined : `${year}-${two(month)}-${two(day)}T${time}${zone}`;
}

function ofHalfDay(text: string): string | undefined {
  const [, day = '', hour = '', rest = '', half = ''] = halfDay.exec(text) ?? [];
  const isHour = Number(hour) >= 1 && Number(hour) <= 12;
  return isHour ? `${day}T${two((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}${rest}` : undefined;
}

function ofIso(text: string): string | undefined {
  const plain = text
    .replace(/^(\d{4})\.(\d\d)\.(\d\d)/, '$1-$2-$3')
    .replace(basic, '$1-$2-$3T$4:$5:$6$7')
    .replace(/(:\d\d),(\d+)/, '$1.$2')
    .replace(/([+-]\d\d:\d\d|Z)\[[\w/+-]+\]$/, '$1')
    .replace(/(:\d\d(?:\.\d+)?[+-])(\d)$/, '$10$2');
  return plain === text ? undefined : plain;
}

function two(figure: number | string): string {
  return String(figure).padStart(2, '0');
}
