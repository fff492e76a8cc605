import { ScrollRow, SectionHeading, type Team } from '../../../engine';
import { Crest } from '../Crest';
import { Moment } from '../Moment';
import { Prices } from '../Prices';
import type { MatchListFormProps } from '../variants';
import * as styles from './Cards.css';

/** A card for each match in one row: league and minute, both sides with their score, a price for each outcome. */
export function Cards({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  return (
    <section aria-label={title} data-part="match-cards">
      <ScrollRow
        label={title}
        heading={(arrows) => (
          <SectionHeading title={title} note={note} seeAll={seeAll}>
            {arrows}
          </SectionHeading>
        )}
      >
        {matches.map((match) => (
          <li key={match.id} className={styles.card}>
            <p className={styles.head}>
              <span className={styles.league}>{match.league}</span>
              <Moment match={match} liveClassName={styles.live} />
            </p>
            <Side team={match.home} />
            <Side team={match.away} />
            <Prices match={match} oddsFormat={oddsFormat} styles={{ odds: styles.odds, price: styles.price, outcome: styles.outcome }} />
          </li>
        ))}
      </ScrollRow>
    </section>
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
