import { useRef } from 'react';
import { SectionHeading, useOddsPolling } from '../../../engine';
import { OddsLine } from '../OddsLine';
import { outcomesOf } from '../outcomesOf';
import type { MatchListFormProps } from '../variants';
import * as styles from './Brief.css';

const most = 4;

/** A few matches on a panel, with as many prices a line as the sport has outcomes. */
export function Brief({ title, note, matches, oddsFormat, seeAll }: MatchListFormProps) {
  const section = useRef<HTMLElement>(null);
  const shown = matches.slice(0, most);
  useOddsPolling(shown, section);
  const columns = outcomesOf(shown);
  return (
    <section ref={section} className={styles.panel} aria-label={title} data-part="match-brief">
      <SectionHeading title={title} note={note} seeAll={seeAll} />
      <ul className={styles.lines} role="list">
        {shown.map((match) => (
          <OddsLine key={match.id} match={match} oddsFormat={oddsFormat} outcomes={columns} />
        ))}
      </ul>
    </section>
  );
}
