import { useId } from 'react';
import { RouteLink, useFormat, useMessages } from '../../../engine';
import type { LeaderboardFormProps } from '../variants';
import * as styles from './Panel.css';

/** The standings in narrow rows: place, player, points; medals for three. */
export function Panel({ title, rows, seeAll }: LeaderboardFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} data-part="leaderboard">
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {seeAll ? (
            <RouteLink route={seeAll} className={styles.link}>
              {title}
            </RouteLink>
          ) : (
            title
          )}
        </h2>
        <span className={styles.unit}>{message('leaderboard.points')}</span>
      </header>
      <ol className={styles.list} role="list">
        {rows.map(({ rank, player, points }) => (
          <li key={`${rank} ${player}`} className={styles.row}>
            <span className={styles.place}>{rank}</span>
            <b className={styles.player}>{player}</b>
            <span className={styles.points}>{number(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
