import { RouteLink, useMessages, type Match, type Team } from '../../../../engine';
import { useOdds } from '../../../../widgets/useOdds';
import { Moment } from '../../../../widgets/match-list/Moment';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Halves.css';

/** One fight as a post: a half for each side with its price, the league and the time, a button for each side. */
export function Halves({ title, matches: [match], oddsFormat }: MatchListFormProps) {
  const odds = useOdds();
  if (!match) return null;
  const price = (outcome: '1' | '2') => {
    const odd = match.odds.find((one) => one.outcome === outcome);
    return odd ? odds(odd.price, oddsFormat) : '';
  };
  return (
    <section className={styles.fight} aria-label={title} data-part="match-halves">
      <div className={styles.halves}>
        <p className={styles.half.home}>
          {match.home.name}{' '}
          <b className={styles.price} data-moving="matches">
            {price('1')}
          </b>
        </p>
        <span className={styles.versus} aria-hidden="true">
          VS
        </span>
        <p className={styles.half.away}>
          {match.away.name}{' '}
          <b className={styles.price} data-moving="matches">
            {price('2')}
          </b>
        </p>
      </div>
      <div className={styles.row}>
        <p className={styles.words}>
          <b className={styles.league}>{match.league}</b>
          <Moment match={match} liveClassName={styles.time} />
        </p>
        <Side match={match} team={match.home} outcome="1" price={price('1')} />
        <Side match={match} team={match.away} outcome="2" price={price('2')} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly match: Match;
  readonly team: Team;
  readonly outcome: '1' | '2';
  readonly price: string;
}

function Side({ match, team, outcome, price }: SideProps) {
  const message = useMessages();
  return (
    <RouteLink
      route="sports"
      query={{ match: match.id, outcome }}
      className={styles.side}
      aria-label={message('matchList.price', { outcome: team.name, price })}
    >
      {team.name}
    </RouteLink>
  );
}
