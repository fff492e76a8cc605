import { SectionHeading, useFormat, useMessages, type Match } from '../../../engine';
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
  const message = useMessages();
  const { time } = useFormat();
  const { home, away, league, minute, startsAt } = match;
  const score = home.score === undefined || away.score === undefined ? 'v' : `${home.score} : ${away.score}`;
  return (
    <li className={styles.row}>
      {minute === undefined ? (
        <time className={styles.hour} dateTime={startsAt}>
          {time(startsAt)}
        </time>
      ) : (
        <span className={styles.live}>{message('matchList.liveMinute', { minute })}</span>
      )}
      <p className={styles.sides}>
        <b className={styles.teams}>
          {home.name} {score} {away.name}
        </b>
        <small className={styles.league}>{league}</small>
      </p>
      <Prices match={match} oddsFormat={oddsFormat} styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }} />
    </li>
  );
}
