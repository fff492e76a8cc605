import { SectionHeading } from '../../../../engine';
import { Moment } from '../../../../widgets/match-list/Moment';
import { Prices } from '../../../../widgets/match-list/Prices';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Sheet.css';

/** Matches as lines of a sheet: when, both sides, and prices in cells that touch each other and the edge. */
export function Sheet({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  return (
    <section aria-label={title} data-part="match-sheet">
      <SectionHeading title={title} note={note} seeAll={seeAll} />
      <ul className={styles.lines} role="list">
        {matches.map((match) => (
          <li key={match.id} className={styles.line}>
            <p className={styles.when}>
              <Moment match={match} liveClassName={styles.live} />
            </p>
            <p className={styles.sides}>
              {match.home.name} – {match.away.name}
            </p>
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
