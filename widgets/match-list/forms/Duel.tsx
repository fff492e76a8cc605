import { RouteLink, useFormat, useMessages, type Team } from '../../../engine';
import { Crest } from '../Crest';
import type { MatchListFormProps } from '../variants';
import * as styles from './Duel.css';

/** One match: minute and league, both sides with the score between them, the three prices. */
export function Duel({ title, matches: [match], oddsFormat }: MatchListFormProps) {
  const message = useMessages();
  const { odds, time } = useFormat();
  if (!match) return null;
  const names = { '1': match.home.name, X: message('matchList.draw'), '2': match.away.name };
  const isLive = match.minute !== undefined;
  return (
    <section className={styles.duel} aria-label={title} data-part="match-duel">
      <h2 className={styles.title}>
        <RouteLink route="sports" className={styles.link}>
          {isLive ? <i className={styles.dot} /> : null}
          {match.minute === undefined ? time(match.startsAt) : message('matchList.liveMinute', { minute: match.minute })}
        </RouteLink>
        <small className={styles.league}>{match.league}</small>
      </h2>
      <div className={styles.match}>
        <Side team={match.home} />
        <span className={styles.score}>{isLive ? `${match.home.score ?? 0} : ${match.away.score ?? 0}` : '–'}</span>
        <Side team={match.away} />
      </div>
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
    </section>
  );
}

function Side({ team }: { readonly team: Team }) {
  return (
    <span className={styles.side}>
      <Crest colors={team.colors} pattern={team.pattern} />
      <span className={styles.team} title={team.name}>
        {team.name}
      </span>
    </span>
  );
}
