import { SectionHeading } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './List.css';

/** Lines under each other between thin rules; as many columns as there is room for. */
export function List({
  title,
  note,
  count,
  seeAll,
  hasLead,
  items,
  isBusy,
  list,
  controls,
  paging,
  empty,
}: ArrangementProps) {
  return (
    <section className={styles.box} aria-label={title || undefined} aria-busy={isBusy} data-part="game-list">
      {title ? <SectionHeading title={title} note={note} count={count} level={3} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ol
          {...list}
          className={`${styles.list} ${hasLead ? styles.withLead : ''} ${list?.className ?? ''}`}
          role="list"
        >
          {items}
        </ol>
      )}
      {paging}
    </section>
  );
}
