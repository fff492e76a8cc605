import { RouteLink, SectionHeading, useFormat, useMessages, type Match } from '../../../engine';
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
  const { odds, time } = useFormat();
  const { home, away, league, minute, startsAt } = match;
  const names = { '1': home.name, X: message('matchList.draw'), '2': away.name };
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
      <ul className={styles.odds} role="list">
        {match.odds.map(({ outcome, price }) => (
          <li key={outcome}>
            <RouteLink
              route="sports"
              query={{ match: match.id, outcome }}
              className={styles.price}
              aria-label={message('matchList.price', { outcome: names[outcome], price: odds(price, oddsFormat) })}
            >
              <span className={styles.outcome}>{outcome}</span>
              {odds(price, oddsFormat)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
