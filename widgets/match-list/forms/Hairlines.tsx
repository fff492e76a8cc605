import { RouteLink, useMessages } from '../../../engine';
import { Moment } from '../Moment';
import { Prices } from '../Prices';
import type { MatchListFormProps } from '../variants';
import * as styles from './Hairlines.css';

/** A few matches in rows between hairlines that fill their place; the prices touch each other and the edge. */
export function Hairlines({ title, matches, oddsFormat, seeAll }: MatchListFormProps) {
  const message = useMessages();
  return (
    <section className={styles.list} aria-label={title} data-part="match-hairlines">
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {seeAll ? (
          <RouteLink route={seeAll} className={styles.all} aria-label={`${message('common.seeAll')}: ${title}`}>
            {message('common.seeAll')}
          </RouteLink>
        ) : null}
      </header>
      <ul className={styles.rows} role="list">
        {matches.map((match) => (
          <li key={match.id} className={styles.row}>
            <div className={styles.sides}>
              <span className={styles.side}>{match.home.name}</span>
              <span className={styles.side}>{match.away.name}</span>
              <span className={styles.when}>
                <Moment match={match} liveClassName={styles.live} />
              </span>
            </div>
            <Prices
              match={match}
              oddsFormat={oddsFormat}
              styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
