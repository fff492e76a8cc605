import { Children } from 'react';
import { SectionHeading } from '../../../engine';
import { ScrollRow } from '../../ScrollRow';
import type { ArrangementProps } from '../variants';
import * as styles from './Shelf.css';

/** One row under a heading; cards keep their width and the row moves. */
export function Shelf({
  title,
  note,
  count,
  seeAll,
  shape,
  hasLead,
  items,
  isBusy,
  controls,
  paging,
  empty,
}: ArrangementProps) {
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
          {Children.toArray(items)}
        </ScrollRow>
      )}
      {paging}
    </section>
  );
}
