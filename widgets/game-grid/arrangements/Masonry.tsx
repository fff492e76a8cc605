import { SectionHeading } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './Masonry.css';

/** Cards of two heights that take turns in every column; read from left to right like any other list. */
export function Masonry({ title, note, count, seeAll, items, isBusy, list, controls, paging, empty }: ArrangementProps) {
  return (
    <section className={styles.section} data-part="game-masonry" aria-label={title || undefined} aria-busy={isBusy || undefined}>
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ul
          {...list}
          className={`${styles.list} ${list?.className ?? ''}`}
          role="list"
          data-band={2}
          data-busy={isBusy ? '' : undefined}
          data-part="game-masonry-list"
        >
          {items}
        </ul>
      )}
      {paging}
    </section>
  );
}
