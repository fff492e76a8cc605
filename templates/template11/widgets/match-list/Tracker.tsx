import { useRef } from 'react';
import { useOddsPolling } from '../../../../engine';
import { OddsLine } from '../../../../widgets/match-list/OddsLine';
import { outcomesOf } from '../../../../widgets/match-list/outcomesOf';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Tracker.css';

/**
 * The first match in play on a dark board: sides and score over the pitch, the minutes that are gone below it, its
 * prices at the side.
 */
export function Tracker({ title, matches, oddsFormat }: MatchListFormProps) {
  const section = useRef<HTMLElement>(null);
  const shown = matches.filter(({ minute }) => minute !== undefined).slice(0, 1);
  useOddsPolling(shown, section);
  return shown.map((match) => (
    <section key={match.id} ref={section} className={styles.tracker} aria-label={title} data-part="match-tracker">
      <div className={styles.board}>
        <h2 className={styles.title}>
          {title} <small className={styles.league}>{match.league}</small>
        </h2>
        <ul className={styles.lines} role="list">
          <OddsLine match={match} oddsFormat={oddsFormat} outcomes={outcomesOf(shown)} />
        </ul>
        <i className={styles.pitch} />
        <progress className={styles.minutes} value={match.minute} max={90} aria-hidden="true" />
      </div>
    </section>
  ));
}
