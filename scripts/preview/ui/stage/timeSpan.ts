import type { Moment } from '../../protocol';

const dayMs = 24 * 3_600_000;

/** A stretch of time, in ms since 1970. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * A span that holds some times and every edge of the moments, with a tenth of room on both sides and a day at least.
 */
export function spanAround(moments: readonly Moment[], times: readonly number[]): TimeSpan {
  const edges = moments
    .flatMap(({ from, until }) => [from, until])
    .flatMap((edge) => (edge === undefined ? [] : [Date.parse(edge)]));
  const start = Math.min(...edges, ...times);
  const end = Math.max(...edges, ...times);
  const room = Math.max(dayMs, (end - start) * 0.1);
  return { start: start - room, end: end + room };
}

/** Where a moment begins in a span and how long it lasts there, as shares of 1. */
export function shareOf(
  { from, until }: Moment,
  { start, end }: TimeSpan,
): { readonly left: number; readonly width: number } {
  const first = Math.max(start, from === undefined ? start : Date.parse(from));
  const last = Math.min(end, until === undefined ? end : Date.parse(until));
  return { left: (first - start) / (end - start), width: Math.max(0, (last - first) / (end - start)) };
}
