import { SectionHeading, Skeleton } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './List.css';

/** Lines under each other between thin rules; as many columns as there is room for. */
export function List({ title, note, count, seeAll, hasLead, items, isBusy, controls, paging, empty }: ArrangementProps) {
  const waiting = isBusy && items.length === 0;
  return (
    <section className={styles.box} aria-label={title || undefined} aria-busy={isBusy} data-part="game-list">
      {title ? <SectionHeading title={title} note={note} count={count} level={3} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ol className={`${styles.list} ${hasLead ? styles.withLead : ''}`}>
          {waiting
            ? Array.from({ length: 6 }, (_, index) => (
                <li key={index} className={styles.waiting}>
                  <Skeleton className={styles.picture} />
                  <Skeleton className={styles.bar} />
                </li>
              ))
            : items}
        </ol>
      )}
      {paging}
    </section>
  );
}
