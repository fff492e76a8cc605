import { SectionHeading } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './Grid.css';

/** Cards in even columns; a lead stands on two columns and two rows. */
export function Grid({
  title,
  note,
  count,
  seeAll,
  shape,
  hasLead,
  items,
  isBusy,
  list,
  controls,
  paging,
  empty,
}: ArrangementProps) {
  const columns = styles.columns[shape === 'wide' || shape === 'landscape' ? 'wide' : hasLead ? 'lead' : 'narrow'];
  return (
    <section
      className={styles.section}
      data-part="game-grid"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ul
          {...list}
          className={`${columns} ${list?.className ?? ''}`}
          role="list"
          data-part="game-grid-list"
          data-lead={hasLead ? '' : undefined}
        >
          {items}
        </ul>
      )}
      {paging}
    </section>
  );
}
