import { SidePrice } from './inner/SidePrice';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './AwaySide.css';

/**
 * The draw on the seam and the away side of the first match, for the slot `beside` of a chapter; the form `home-side`
 * stands at its left.
 */
export function AwaySide({ matches: [match], oddsFormat }: MatchListFormProps) {
  if (!match) return null;
  return (
    <div className={styles.side} data-part="away-side">
      <SidePrice match={match} outcome="X" oddsFormat={oddsFormat} className={styles.draw} />
      <h3 className={styles.name}>{match.away.name}</h3>
      <p className={styles.league}>{match.league}</p>
      <div data-part="chapter-ways">
        <SidePrice match={match} outcome="2" oddsFormat={oddsFormat} />
      </div>
    </div>
  );
}
