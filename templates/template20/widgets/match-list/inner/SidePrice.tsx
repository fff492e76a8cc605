import { RouteLink, useMessages, type Match } from '../../../../../engine';
import { useOdds } from '../../../../../widgets/useOdds';
import type { MatchListFormProps } from '../../../../../widgets/match-list/variants';
import type { Outcome } from '../../../../../widgets/match-list/outcomesOf';

interface SidePriceProps extends Pick<MatchListFormProps, 'oddsFormat'> {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly className?: string;
}

/**
 * The price of one outcome as a way to the sports book, its sign before it; nothing where the match has no such
 * outcome.
 */
export function SidePrice({ match, outcome, oddsFormat, className }: SidePriceProps) {
  const message = useMessages();
  const odds = useOdds();
  const found = match.odds.find((odd) => odd.outcome === outcome);
  if (!found) return null;
  const price = odds(found.price, oddsFormat);
  const side = outcome === 'X' ? message('matchList.draw') : outcome === '1' ? match.home.name : match.away.name;
  return (
    <RouteLink
      route="sports"
      query={{ match: match.id, outcome }}
      className={className}
      aria-label={message('matchList.price', { outcome: side, price })}
    >
      <span>{outcome === 'X' ? outcome : message(outcome === '1' ? 'matchList.home' : 'matchList.away')}</span>{' '}
      <b data-moving="matches">{price}</b>
    </RouteLink>
  );
}
