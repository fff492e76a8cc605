import { useFormat, useMessages, useNow, type Match } from '../../engine';

interface MomentProps {
  readonly match: Match;
  /** Class of a running match's moment. */
  readonly liveClassName: string;
  /** How a minute is said: `In play 61′`, `Minute 61` or `61′`. */
  readonly minuteAs?: 'liveMinute' | 'minute' | 'sign';
}

/** Where a match stands: its set, map, quarter or minute, else when it starts, with the day where that is not today. */
export function Moment({ match: { minute, period, startsAt }, liveClassName, minuteAs = 'liveMinute' }: MomentProps) {
  const message = useMessages();
  const { day, time } = useFormat();
  const now = useNow(60_000);
  if (minute !== undefined)
    return (
      <span className={liveClassName}>{message(`matchList.${period?.unit ?? minuteAs}`, { minute, ...period })}</span>
    );
  return (
    <time dateTime={startsAt}>
      {now && day(now) !== day(startsAt) ? <small>{day(startsAt)} </small> : null}
      <span>{time(startsAt)}</span>
    </time>
  );
}
