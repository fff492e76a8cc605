import { useFormat, useMessages, type Bet } from '../../engine';
import * as styles from './BetHistory.css';

/** The game of a bet; for a bet on a match the two teams, what was backed, its line and its price. */
export function BetDetails({ bet: { game, home, away, backed, betType, criteria, odds } }: { readonly bet: Bet }) {
  const message = useMessages();
  const { odds: price } = useFormat();
  const isMatch = home !== undefined && away !== undefined;
  const name = isMatch ? message('betHistory.match', { home, away }) : game.name;
  const choice = backed === 'home' ? home : backed === 'away' ? away : backed === 'draw' ? message('betHistory.draw') : undefined;
  const facts = [betType, choice, criteria, odds === undefined ? undefined : price(odds, 'decimal')].filter((fact) => fact !== undefined && fact !== '');
  return (
    <span className={styles.game}>
      <span>{name}</span>
      {facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null}
    </span>
  );
}
