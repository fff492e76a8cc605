import { useFormat, useMessages, useNow, type Match } from '../../engine';

/** The minute of play (`liveClassName` is its class), or when a match starts: only the time on the same day. */
export function Moment({ match: { minute, startsAt }, liveClassName }: { readonly match: Match; readonly liveClassName: string }) {
  const message = useMessages();
  const { time } = useFormat();
  const now = useNow(60_000);
  if (minute !== undefined) return <span className={liveClassName}>{message('matchList.liveMinute', { minute })}</span>;
  const isToday = now !== null && new Date(now).toDateString() === new Date(startsAt).toDateString();
  return <time dateTime={startsAt}>{isToday ? message('matchList.today', { time: time(startsAt) }) : time(startsAt)}</time>;
}
