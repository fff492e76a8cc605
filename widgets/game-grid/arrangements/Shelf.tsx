import { Children } from 'react';
import { ScrollRow, SectionHeading, Skeleton } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './Shelf.css';

/** One row under a heading; cards keep their width and the row moves. */
export function Shelf({ title, note, count, seeAll, shape, hasLead, items, isBusy, controls, paging, empty }: ArrangementProps) {
  const isWaiting = isBusy && items.length === 0;
  return (
    <section data-part="shelf" aria-label={title || undefined} aria-busy={isBusy || undefined}>
      {empty ? (
        <>
          {title ? <SectionHeading title={title} note={note} seeAll={seeAll} /> : null}
          {empty}
        </>
      ) : (
        <ScrollRow
          label={title}
          className={`${styles.shapes[shape]} ${hasLead ? styles.withLead : ''}`}
          heading={(arrows) => (
            <>
              {title ? (
                <SectionHeading title={title} note={note} count={count} seeAll={seeAll}>
                  {arrows}
                </SectionHeading>
              ) : null}
              {controls}
            </>
          )}
        >
          {isWaiting ? waiting(shape) : Children.toArray(items)}
        </ScrollRow>
      )}
      {paging}
    </section>
  );
}

function waiting(shape: ArrangementProps['shape']) {
  return Array.from({ length: 8 }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className={styles.picture[shape]} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </li>
  ));
}
