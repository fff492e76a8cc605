import { RouteLink, SectionHeading, useMessages } from '../../../engine';
import { useOdds } from '../../useOdds';
import { Moment } from '../Moment';
import type { MatchListFormProps } from '../variants';
import * as styles from './Heads.css';

const outcomes = ['1', 'X', '2'] as const;

/**
 * A table of matches: the outcomes stand once, above their columns; each line has its moment and league, both sides
 * with their score, and a press a price.
 */
export function Heads({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  const message = useMessages();
  const odds = useOdds();
  return (
    <section className={styles.section} aria-label={title} data-part="match-heads">
      <SectionHeading title={title} note={note} seeAll={seeAll} />
      <div className={styles.table} data-part="match-table">
        <p className={styles.heads} aria-hidden="true">
          {outcomes.map((outcome) => (
            <span key={outcome}>{outcome}</span>
          ))}
        </p>
        <ul className={styles.list} role="list">
          {matches.map((match) => (
            <li key={match.id} className={styles.match}>
              <p className={styles.when}>
                <span className={styles.moment}>
                  <Moment match={match} liveClassName={styles.live} />
                </span>
                <span>{match.league}</span>
              </p>
              <div className={styles.sides}>
                {[match.home, match.away].map(({ name, score }) => (
                  <p key={name} className={styles.side}>
                    <span className={styles.team}>{name}</span>
                    {score === undefined ? null : <b>{score}</b>}
                  </p>
                ))}
              </div>
              <ul className={styles.odds} role="list">
                {outcomes.map((outcome) => {
                  const price = match.odds.find((odd) => odd.outcome === outcome)?.price;
                  if (price === undefined) return <li key={outcome} className={styles.none} role="presentation" />;
                  const pick = { '1': match.home.name, X: message('matchList.draw'), '2': match.away.name }[outcome];
                  const written = odds(price, oddsFormat);
                  return (
                    <li key={outcome}>
                      <RouteLink
                        route={seeAll ?? 'sports'}
                        query={{ match: match.id, outcome }}
                        className={styles.price}
                        data-moving="matches"
                        aria-label={message('matchList.price', { outcome: pick, price: written })}
                      >
                        {written}
                      </RouteLink>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
