import { ScrollRow, SectionHeading } from '../../../engine';
import { Moment } from '../Moment';
import { Prices } from '../Prices';
import type { MatchListFormProps } from '../variants';
import * as styles from './Tickets.css';

/** A torn-off ticket for each match in one row: league and minute on the stub, the sides against each other, a price for each outcome. */
export function Tickets({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  return (
    <section aria-label={title} data-part="match-tickets">
      <ScrollRow
        label={title}
        heading={(arrows) => (
          <SectionHeading title={title} note={note} seeAll={seeAll}>
            {arrows}
          </SectionHeading>
        )}
      >
        {matches.map((match) => (
          <li key={match.id} className={styles.ticket}>
            <p className={styles.stub}>
              <span className={styles.league}>{match.league}</span>
              <Moment match={match} liveClassName={styles.live} />
            </p>
            <p className={styles.sides}>
              <span className={styles.team} title={match.home.name}>
                {match.home.name}
              </span>
              <b className={styles.score}>{match.home.score === undefined ? '–' : `${match.home.score} : ${match.away.score ?? 0}`}</b>
              <span className={styles.team} title={match.away.name}>
                {match.away.name}
              </span>
            </p>
            <Prices match={match} oddsFormat={oddsFormat} styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
