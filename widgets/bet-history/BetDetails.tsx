import * as styles from './BetHistory.css';
import type { BetWords } from './useBetWords';

/** The game of a bet; for a bet on a match the two teams, what was backed, its line and its price. */
export function BetDetails({ words: { name, facts } }: { readonly words: BetWords }) {
  return (
    <span className={styles.game}>
      <span>{name}</span>
      {facts === '' ? null : <span className={styles.facts}>{facts}</span>}
    </span>
  );
}
