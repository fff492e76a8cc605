import { RouteLink, type Team } from '../../../engine';
import { Crest } from '../Crest';
import { Moment } from '../Moment';
import { Prices } from '../Prices';
import type { MatchListFormProps } from '../variants';
import * as styles from './Duel.css';

/** One match: minute and league, both sides with the score between them, the three prices. */
export function Duel({ title, matches: [match], oddsFormat }: MatchListFormProps) {
  if (!match) return null;
  const isLive = match.minute !== undefined;
  return (
    <section className={styles.duel} aria-label={title} data-part="match-duel">
      <h2 className={styles.title}>
        <RouteLink route="sports" className={styles.link}>
          {isLive ? <i className={styles.dot} /> : null}
          <Moment match={match} liveClassName="" />
        </RouteLink>
        <small className={styles.league}>{match.league}</small>
      </h2>
      <div className={styles.match}>
        <Side team={match.home} />
        <span className={styles.score}>{isLive ? `${match.home.score ?? 0} : ${match.away.score ?? 0}` : '–'}</span>
        <Side team={match.away} />
      </div>
      <Prices
        match={match}
        oddsFormat={oddsFormat}
        styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }}
      />
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
