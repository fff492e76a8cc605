import { RouteLink, useMessages, type Match } from '../../../engine';
import { useOdds } from '../../useOdds';
import { Moment } from '../Moment';
import type { MatchListFormProps } from '../variants';
import * as styles from './Table.css';

const outcomes = ['1', 'X', '2'] as const;

/**
 * Matches as a table of prices: time, who plays whom and where, one price an outcome. A price leads to the sports book.
 */
export function Table({ title, matches, oddsFormat, seeAll = 'sports' }: MatchListFormProps) {
  const message = useMessages();
  const odds = useOdds();
  return (
    <table className={styles.table} data-part="odds-table">
      <caption className={styles.hidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.when}>
            {title}
          </th>
          <th scope="col">
            <span className={styles.hidden}>{message('matchList.match')}</span>
          </th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col" className={styles.outcome}>
              {outcome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.id}>
            <td className={styles.when}>
              <Moment match={match} liveClassName="" minuteAs="minute" />
              {match.home.score === undefined ? null : (
                <b className={styles.score}>{`${match.home.score} : ${match.away.score ?? 0}`}</b>
              )}
            </td>
            <th scope="row" className={styles.match}>
              {message('matchList.versus', { home: match.home.name, away: match.away.name })}
              <small className={styles.league}>{match.league}</small>
            </th>
            {outcomes.map((outcome) => (
              <td key={outcome} className={styles.outcome}>
                <Price match={match} outcome={outcome} route={seeAll} write={(price) => odds(price, oddsFormat)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Price({
  match,
  outcome,
  route,
  write,
}: {
  readonly match: Match;
  readonly outcome: string;
  readonly route: string;
  readonly write: (price: string) => string;
}) {
  const message = useMessages();
  const found = match.odds.find((odd) => odd.outcome === outcome);
  if (!found) return <span className={styles.none}>–</span>;
  const price = write(found.price);
  const label = outcome === 'X' ? message('matchList.draw') : outcome === '1' ? match.home.name : match.away.name;
  return (
    <RouteLink route={route} className={styles.price} data-moving="matches" aria-label={`${label}: ${price}`}>
      {price}
    </RouteLink>
  );
}
