import type { ReactNode } from 'react';
import { SectionHeading, type Match } from '../../engine';
import { ScrollRow } from '../ScrollRow';
import { Moment } from './Moment';
import { Prices } from './Prices';
import type { MatchListFormProps } from './variants';

interface MatchRowProps extends MatchListFormProps {
  /** Name of the part for the style sheets of templates. */
  readonly part: string;
  /** Classes of the card of a match, of the line with league and minute, and of its prices. */
  readonly styles: Readonly<Record<'card' | 'head' | 'league' | 'live' | 'odds' | 'price' | 'outcome', string>>;
  /** Draws the two sides of a match. */
  readonly sides: (match: Match) => ReactNode;
}

/** Matches in one row that scrolls, a card for each: league and minute, both sides, a price for each outcome. */
export function MatchRow({ title, note, seeAll, matches, oddsFormat, part, styles, sides }: MatchRowProps) {
  return (
    <section aria-label={title} data-part={part}>
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
            {sides(match)}
            <Prices match={match} oddsFormat={oddsFormat} styles={styles} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
