import type { Match, Team } from '../../../engine';
import { Crest } from '../Crest';
import { MatchRow } from '../MatchRow';
import type { MatchListFormProps } from '../variants';
import * as styles from './Cards.css';

const { card, head, league, live, odds, price, outcome } = styles;

/** A card for each match in one row: league and minute, both sides with their score, a price for each outcome. */
export function Cards(props: MatchListFormProps) {
  return (
    <MatchRow
      {...props}
      part="match-cards"
      styles={{ card, head, league, live, odds, price, outcome }}
      sides={sidesOf}
    />
  );
}

/** Both sides, one below the other, each with its crest. */
export function sidesOf({ home, away }: Match) {
  return (
    <>
      <Side team={home} />
      <Side team={away} />
    </>
  );
}

function Side({ team }: { readonly team: Team }) {
  return (
    <p className={styles.side}>
      <Crest colors={team.colors} pattern={team.pattern} />
      <span className={styles.team} title={team.name}>
        {team.name}
      </span>
      {team.score === undefined ? null : <b className={styles.score}>{team.score}</b>}
    </p>
  );
}
