import { Suspense, useRef, useState } from 'react';
import {
  Boundary,
  Button,
  dateFormat,
  lazyPart,
  SectionHeading,
  useContent,
  useFormat,
  useHydrated,
  useLocale,
  useMessages,
  useNow,
} from '../../../engine';
import { kindOf } from '../../roundScale';
import { barOf, feedOf, type FeedRow } from '../feedOf';
import { hottest } from '../hottest';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Rounds.css';

const RoundsPulse = lazyPart(() => import('../RoundsPulse').then((module) => module.RoundsPulse));

/** Without what reads again, the list stands. */
const nothing = () => null;

/**
 * What happens now, newest on top: rounds of the hottest games as they end, each with a bar as long as its multiplier,
 * and wins as lines of their own. It goes on by itself once what was served has been read again, which waits for the
 * first user interaction; it stands still by its button, and nothing is read aloud by itself.
 */
export function Rounds({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { value, retry } = useContent(hottest);
  const [served] = useState(value);
  const list = useRef<HTMLOListElement>(null);
  const now = useNow(1000);
  const time = useClock();
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const rows = feedOf(value?.games ?? [], winners, stoppedAt ?? now ?? Number.POSITIVE_INFINITY).slice(0, limit);
  const isStopped = stoppedAt !== null;
  return (
    <section className={styles.feed} aria-label={title} data-part="round-feed">
      <SectionHeading title={title} note={message(isStopped ? 'winnersTicker.still' : 'winnersTicker.live')}>
        <Button
          kind="quiet"
          size="compact"
          className={styles.stop}
          aria-pressed={isStopped}
          onClick={() => setStoppedAt(isStopped ? null : (now ?? 0))}
        >
          {message(isStopped ? 'winnersTicker.goOn' : 'winnersTicker.rest')}
        </Button>
      </SectionHeading>
      <ol className={styles.list} ref={list} role="list">
        {rows.map((row, index) => (
          // A place keeps its element, and what stands in it changes: lines that moved down would shift the page with
          // every round.
          <Row key={index} row={row} time={time(row.at)} isNewest={index === 0} isExtra={index >= mobileLimit} />
        ))}
        {Array.from({ length: Math.max(0, limit - rows.length) }, (_, index) => (
          <li
            key={rows.length + index}
            className={rows.length + index >= mobileLimit ? styles.extra : styles.row}
            aria-hidden="true"
          />
        ))}
      </ol>
      {value !== served && !isStopped ? (
        <Boundary what="rounds" failed={nothing}>
          <Suspense>
            <RoundsPulse list={list} read={retry} />
          </Suspense>
        </Boundary>
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly row: FeedRow;
  /** When it was, as a clock shows it. */
  readonly time: string;
  readonly isNewest: boolean;
  readonly isExtra: boolean;
}

function Row({ row, time, isNewest, isExtra }: RowProps) {
  const message = useMessages();
  const { money, multiplier } = useFormat();
  const { at, name } = row;
  const moment = new Date(at).toISOString();
  const flash = isNewest ? <span key={row.key} className={styles.flash} /> : null;
  if (row.kind === 'win') {
    return (
      <li className={`${styles.win} ${isExtra ? styles.extra : ''}`}>
        {flash}
        <time dateTime={moment}>{time}</time>
        <span className={styles.name}>{message('winnersTicker.playerWon', { player: name })}</span>
        <b className={styles.figure} translate="no">
          {money(row.amount)}
        </b>
      </li>
    );
  }
  const tone = kindOf(row.multiplier);
  return (
    <li className={`${styles.row} ${isExtra ? styles.extra : ''}`}>
      {flash}
      <time dateTime={moment} className={styles.time}>
        {time}
      </time>
      <span className={styles.name}>{name}</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={barOf(row.multiplier)} className={styles[tone]} />
      </svg>
      <b className={`${styles.figure} ${styles.tones[tone]}`}>{multiplier(row.multiplier)}</b>
    </li>
  );
}

/** Hours, minutes and seconds where the player is; in UTC until the page is hydrated. */
function useClock(): (at: number) => string {
  const { date } = useLocale();
  const isHydrated = useHydrated();
  const format = dateFormat(date, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(isHydrated ? {} : { timeZone: 'UTC' }),
  });
  return (at) => format.format(at);
}
