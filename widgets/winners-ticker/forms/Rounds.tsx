import { useCallback, useRef, useState } from 'react';
import { Button, dateFormat, SectionHeading, useApi, useFormat, useHydrated, useLocale, useMessages, useNow, usePolling, type Game } from '../../../engine';
import { feedOf, type FeedRow } from '../feedOf';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Rounds.css';

const everyMs = 4000;

/**
 * What happens now, newest on top: rounds of crash and hash games as they end, each with a bar as long as its multiplier, and wins as lines
 * of their own. It stands still by its button; nothing is read aloud by itself.
 */
export function Rounds({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const api = useApi();
  const isHydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const now = useNow(1000);
  const [games, setGames] = useState<readonly Game[]>([]);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const read = useCallback(async () => {
    const answer = await api.call('games', { category: 'crash,hash_game', sort: 'popular', pageSize: 12 });
    if (answer.ok) setGames(answer.value.games);
  }, [api]);
  usePolling(read, { everyMs: games.length > 0 ? everyMs : 300, isOn: isHydrated && stoppedAt === null, target: list });
  const rows = feedOf(games, winners, stoppedAt ?? now ?? Number.POSITIVE_INFINITY).slice(0, limit);
  const isStopped = stoppedAt !== null;
  return (
    <section className={styles.feed} aria-label={title} data-part="round-feed">
      <SectionHeading title={title} note={message(isStopped ? 'winnersTicker.still' : 'winnersTicker.live')}>
        <Button kind="quiet" size="compact" className={styles.stop} aria-pressed={isStopped} onClick={() => setStoppedAt(isStopped ? null : (now ?? 0))}>
          {message(isStopped ? 'winnersTicker.goOn' : 'winnersTicker.rest')}
        </Button>
      </SectionHeading>
      <ol className={styles.list} ref={list} role="list">
        {rows.map((row, index) => (
          <Row key={row.key} row={row} isExtra={index >= mobileLimit} />
        ))}
        {Array.from({ length: Math.max(0, limit - rows.length) }, (_, index) => (
          <li key={index} className={rows.length + index >= mobileLimit ? styles.extra : styles.row} aria-hidden="true" />
        ))}
      </ol>
    </section>
  );
}

function Row({ row, isExtra }: { readonly row: FeedRow; readonly isExtra: boolean }) {
  const message = useMessages();
  const { money, multiplier } = useFormat();
  const time = useClock();
  const { at, name } = row;
  const moment = new Date(at).toISOString();
  if (row.kind === 'win') {
    return (
      <li className={`${styles.win} ${isExtra ? styles.extra : ''}`}>
        <time dateTime={moment}>{time(at)}</time>
        <span className={styles.name}>{message('winnersTicker.playerWon', { player: name })}</span>
        <b className={styles.figure}>{money(row.amount)}</b>
      </li>
    );
  }
  return (
    <li className={`${styles.row} ${isExtra ? styles.extra : ''}`}>
      <time dateTime={moment} className={styles.time}>
        {time(at)}
      </time>
      <span className={styles.name}>{name}</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={row.bar} className={styles[row.tone]} />
      </svg>
      <b className={`${styles.figure} ${styles.tones[row.tone]}`}>{multiplier(row.multiplier)}</b>
    </li>
  );
}

/** Hours, minutes and seconds where the player is; in UTC until the page is taken over. */
function useClock(): (at: number) => string {
  const { date } = useLocale();
  const isHydrated = useHydrated();
  const format = dateFormat(date, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', ...(isHydrated ? {} : { timeZone: 'UTC' }) });
  return (at) => format.format(at);
}
