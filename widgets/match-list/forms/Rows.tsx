import { RouteLink, SectionHeading, useMessages, type Match } from '../../../engine';
import { useOdds } from '../../useOdds';
import { Moment } from '../Moment';
import { Shirt } from '../Shirt';
import type { MatchListFormProps } from '../variants';
import * as styles from './Rows.css';

/**
 * A match a row: when and where, both sides, and a press for each outcome. `className` is that of a form that lays it
 * out again.
 */
export function Rows({
  title,
  note,
  matches,
  oddsFormat,
  seeAll,
  className = '',
}: MatchListFormProps & { readonly className?: string }) {
  const odds = useOdds();
  const message = useMessages();
  return (
    <section className={`${styles.section} ${className}`} aria-label={title} data-part="match-rows">
      <SectionHeading title={title} note={note} seeAll={seeAll} />
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id} className={styles.match}>
            <p className={styles.when}>
              <Moment match={match} liveClassName={styles.live} minuteAs="minute" />
              <span className={styles.league}>{match.league}</span>
            </p>
            <div className={styles.sides}>
              {[match.home, match.away].map((team) => (
                <p key={team.name} className={styles.side}>
                  <Shirt colors={team.colors} pattern={team.pattern} />
                  <span className={styles.team}>{team.name}</span>
                  {team.score === undefined ? null : <b>{team.score}</b>}
                </p>
              ))}
            </div>
            <ul className={styles.odds}>
              {match.odds.map(({ outcome, price }) => (
                <li key={outcome}>
                  <RouteLink
                    route={seeAll ?? 'sports'}
                    query={{ match: match.id, outcome }}
                    className={styles.price}
                    data-moving="matches"
                    aria-label={message('matchList.back', {
                      pick: pickOf(match, outcome) ?? message('matchList.draw'),
                      price: odds(price, oddsFormat),
                    })}
                  >
                    <span className={styles.outcome}>{outcome}</span>
                    {odds(price, oddsFormat)}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pickOf(match: Match, outcome: Match['odds'][number]['outcome']): string | null {
  return outcome === '1' ? match.home.name : outcome === '2' ? match.away.name : null;
}
