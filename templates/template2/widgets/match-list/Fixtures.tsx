import type { Match, Team } from '../../../../engine';
import { Crest } from '../../../../widgets/match-list/Crest';
import { MatchRow } from '../../../../widgets/match-list/MatchRow';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Fixtures.css';

const { card, head, league, live, odds, price, outcome } = styles;

/**
 * A poster for each match in one row: two large crests, the score between them, the names below, a price for each
 * outcome.
 */
export function Fixtures(props: MatchListFormProps) {
  return (
    <MatchRow
      {...props}
      part="match-fixtures"
      styles={{ card, head, league, live, odds, price, outcome }}
      sides={(match) => <Sides match={match} />}
    />
  );
}

function Sides({ match: { home, away } }: { readonly match: Match }) {
  const isScored = home.score !== undefined && away.score !== undefined;
  return (
    <div className={styles.sides}>
      <Side team={home} />
      <b className={isScored ? styles.score : styles.versus}>{isScored ? `${home.score} : ${away.score}` : '–'}</b>
      <Side team={away} />
    </div>
  );
}

function Side({ team: { name, colors, pattern } }: { readonly team: Team }) {
  return (
    <span className={styles.side}>
      <svg viewBox="0 0 20 22" width="70" height="78" color={colors[0]} aria-hidden="true">
        <Crest colors={colors} pattern={pattern} />
      </svg>
      <span className={styles.team} title={name}>
        {name}
      </span>
    </span>
  );
}
