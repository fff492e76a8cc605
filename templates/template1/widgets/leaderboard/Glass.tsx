import { useId } from 'react';
import { RouteLink, useFormat, useMessages, useNow } from '../../../../engine';
import type { LeaderboardFormProps } from '../../../../widgets/leaderboard/variants';
import * as styles from './Glass.css';

/**
 * The standings on a dark pane, for a place over a picture: place, player with points, prize; below, how long it goes
 * on.
 */
export function Glass({ title, rows, endsAt, seeAll }: LeaderboardFormProps) {
  const message = useMessages();
  const { number, money, countdown } = useFormat();
  const now = useNow(1000);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.pane} data-part="leaderboard">
      <h2 id={id} className={styles.title}>
        {seeAll ? (
          <RouteLink route={seeAll} className={styles.link}>
            {title}
          </RouteLink>
        ) : (
          title
        )}
      </h2>
      <ol className={styles.list} role="list">
        {rows.map(({ rank, player, points, prize }) => (
          <li key={`${rank} ${player}`} className={styles.row}>
            <b className={styles.place}>{rank}</b>
            <span className={styles.player}>
              {player}
              <small className={styles.points}>
                {number(points)} {message('leaderboard.points')}
              </small>
            </span>
            <b className={styles.prize} translate="no">
              {money(prize, { whole: true })}
            </b>
          </li>
        ))}
      </ol>
      <p className={styles.end}>
        {now === null ? ' ' : message('leaderboard.endsIn', { time: countdown(endsAt, now) })}
      </p>
    </section>
  );
}
