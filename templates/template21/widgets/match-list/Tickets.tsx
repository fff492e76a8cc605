import type { Match } from '../../../../engine';
import { MatchRow } from '../../../../widgets/match-list/MatchRow';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Tickets.css';

const { card, head, league, live, odds, price, outcome } = styles;

/**
 * A torn-off ticket for each match in one row: league and minute on the stub, the sides against each other, a price for
 * each outcome.
 */
export function Tickets(props: MatchListFormProps) {
  return (
    <MatchRow
      {...props}
      part="match-tickets"
      styles={{ card, head, league, live, odds, price, outcome }}
      sides={sidesOf}
    />
  );
}

function sidesOf({ home, away }: Match) {
  return (
    <p className={styles.sides}>
      <span className={styles.team} title={home.name}>
        {home.name}
      </span>
      <b className={styles.score}>{home.score === undefined ? '–' : `${home.score} : ${away.score ?? 0}`}</b>
      <span className={styles.team} title={away.name}>
        {away.name}
      </span>
    </p>
  );
}
