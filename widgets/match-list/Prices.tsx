import { RouteLink, useMessages, type Match } from '../../engine';
import { useOdds } from '../useOdds';
import type { MatchListFormProps } from './variants';

interface PricesProps {
  readonly match: Match;
  readonly oddsFormat: MatchListFormProps['oddsFormat'];
  /** Classes of the list, of one price in it, and of the outcome's sign before the price. */
  readonly styles: { readonly odds: string; readonly price: string; readonly outcome: string };
}

/** A match's prices as links to it, one for each outcome, named by side for screen readers. */
export function Prices({ match, oddsFormat, styles }: PricesProps) {
  const message = useMessages();
  const odds = useOdds();
  const names = { '1': match.home.name, X: message('matchList.draw'), '2': match.away.name };
  return (
    <ul className={styles.odds} role="list">
      {match.odds.map(({ outcome, price }) => (
        <li key={outcome}>
          <RouteLink
            route="sports"
            query={{ match: match.id, outcome }}
            className={styles.price}
            data-moving="matches"
            aria-label={message('matchList.price', { outcome: names[outcome], price: odds(price, oddsFormat) })}
          >
            <span className={styles.outcome}>{outcome}</span>
            {odds(price, oddsFormat)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
