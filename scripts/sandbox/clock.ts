import type { Period } from './siteData';

const dayMs = 24 * 60 * 60 * 1000;

/** ISO 8601 in seconds. */
export function iso(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** Milliseconds that a site's clock is ahead of UTC: `+08:00` → 28 800 000. */
function offsetMs(utcOffset: string): number {
  const [hours = 0, minutes = 0] = utcOffset.slice(1).split(':').map(Number);
  return (utcOffset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** An instant as the site's clock shows it, for formats that write UTC. */
export function onSiteClock(instant: number, utcOffset: string): number {
  return instant + offsetMs(utcOffset);
}

/** The last midnight at the site. */
export function startOfDay(now: number, utcOffset: string): number {
  const offset = offsetMs(utcOffset);
  return Math.floor((now + offset) / dayMs) * dayMs - offset;
}

/** The next moment the site's clock shows that time of day, `21:30`. */
export function nextTime(now: number, time: string, utcOffset: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = startOfDay(now, utcOffset) + (hours * 60 + minutes) * 60_000;
  return today > now ? today : today + dayMs;
}

/** An offer's times for the wire, counted from the sandbox's start. */
export function periodOf(
  period: Period,
  startedAt: number,
  now: number,
  utcOffset: string,
): { starts_at?: string; ends_at?: string } {
  const end = period.endsToday
    ? startOfDay(now, utcOffset) + dayMs
    : period.endsIn === undefined
      ? undefined
      : startedAt + period.endsIn * 1000;
  return {
    ...(period.startsIn === undefined ? {} : { starts_at: iso(startedAt + period.startsIn * 1000) }),
    ...(end === undefined ? {} : { ends_at: iso(end) }),
  };
}
