import type { Match, Team } from '../../engine';
import type { OddsFormat } from '../odds';
import { Crest } from './Crest';
import { Moment } from './Moment';
import * as styles from './OddsLine.css';
import type { Outcome } from './outcomesOf';
import { PriceCell } from './PriceCell';

interface OddsLineProps {
  readonly match: Match;
  readonly oddsFormat: OddsFormat;
  /** The outcomes that have a column. */
  readonly outcomes: readonly Outcome[];
}

/**
 * A match in one dense line: where it stands or when it starts, both sides with their score, a price for each outcome.
 */
export function OddsLine({ match, oddsFormat, outcomes }: OddsLineProps) {
  const { home, away } = match;
  return (
    <li className={styles.line} data-part="odds-line">
      <p className={styles.when}>
        <Moment match={match} liveClassName={styles.minute} minuteAs="sign" />
      </p>
      <div className={styles.sides}>
        <Side team={home} other={away} />
        <Side team={away} other={home} />
      </div>
      <div className={styles.prices}>
        {outcomes.map((outcome) => (
          <PriceCell key={outcome} match={match} outcome={outcome} oddsFormat={oddsFormat} />
        ))}
      </div>
    </li>
  );
}

function Side({ team: { name, colors, pattern, score }, other }: { readonly team: Team; readonly other: Team }) {
  return (
    <p className={styles.side}>
      <span className={styles.crest}>
        <Crest colors={colors} pattern={pattern} />
      </span>
      <span className={styles.team} title={name}>
        {name}
      </span>
      {score === undefined ? null : (
        <b className={score > (other.score ?? score) ? styles.leading : styles.score}>{score}</b>
      )}
    </p>
  );
}
