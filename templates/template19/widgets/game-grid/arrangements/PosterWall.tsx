import { SectionHeading } from '../../../../../engine';
import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './PosterWall.css';

/**
 * Tall cards hung in columns: each column has a high, a middle and a low one in each three, so that the foot of a full
 * wall is level. Read row by row.
 */
export function PosterWall({
  title,
  note,
  count,
  seeAll,
  items,
  isBusy,
  list,
  controls,
  paging,
  empty,
}: ArrangementProps) {
  return (
    <section
      className={styles.section}
      data-part="poster-wall"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ul
          {...list}
          className={`${styles.list} ${list?.className ?? ''}`}
          role="list"
          data-band={3}
          data-busy={isBusy ? '' : undefined}
        >
          {items}
        </ul>
      )}
      {paging}
    </section>
  );
}
