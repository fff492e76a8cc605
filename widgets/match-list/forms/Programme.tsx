import { SectionHeading, type Match } from '../../../engine';
import { Moment } from '../Moment';
import { Prices } from '../Prices';
import type { MatchListFormProps } from '../variants';
import * as styles from './Programme.css';

/** Matches as a theatre's programme: the hour set large, who plays, a price for each outcome. */
export function Programme({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  return (
    <section aria-label={title} data-part="match-programme">
      <SectionHeading title={title} note={note} seeAll={seeAll} />
      <ul className={styles.list} role="list">
        {matches.map((match) => (
          <Row key={match.id} match={match} oddsFormat={oddsFormat} />
        ))}
      </ul>
    </section>
  );
}

function Row({ match, oddsFormat }: { readonly match: Match; readonly oddsFormat: MatchListFormProps['oddsFormat'] }) {
  const { home, away, league } = match;
  const score = home.score === undefined || away.score === undefined ? 'v' : `${home.score} : ${away.score}`;
  return (
    <li className={styles.row}>
      <Moment match={match} liveClassName={styles.live} />
      <p className={styles.sides}>
        <b className={styles.teams}>
          {home.name} {score} {away.name}
        </b>
        <small className={styles.league}>{league}</small>
      </p>
      <Prices
        match={match}
        oddsFormat={oddsFormat}
        styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }}
      />
    </li>
  );
}
