import { cloneElement, isValidElement, type ReactNode } from 'react';
import { SectionHeading, WallCell } from '../../../../../engine';
import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Masonry.css';

/**
 * Pictures of several heights without a gap, read from left to right like any other list: cells of the wall they stand
 * on where `spans` says what each takes of it, else a wall of their own.
 */
export function Masonry({
  title,
  note,
  count,
  seeAll,
  spans = [],
  items,
  isBusy,
  list,
  controls,
  paging,
  empty,
}: ArrangementProps) {
  const isCells = spans.length > 0;
  const games = title && isCells ? spans.slice(1) : spans;
  return (
    <section
      className={isCells ? styles.cells : styles.section}
      data-part="game-masonry"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {!title ? null : isCells ? (
        <WallCell title={title} note={note} count={count} seeAll={seeAll} span={spans[0]} />
      ) : (
        <SectionHeading title={title} note={note} count={count} seeAll={seeAll} />
      )}
      {controls}
      {empty ?? (
        <ul
          {...list}
          className={`${isCells ? styles.cells : styles.list} ${list?.className ?? ''}`}
          role="list"
          data-band={isCells ? undefined : 2}
          data-busy={isBusy ? '' : undefined}
          data-part="game-masonry-list"
        >
          {isCells ? items.slice(0, games.length).map((item, index) => spanned(item, games[index])) : items}
        </ul>
      )}
      {paging}
    </section>
  );
}

function spanned(item: ReactNode, span: string | undefined): ReactNode {
  return isValidElement<{ 'data-span'?: string | undefined }>(item) ? cloneElement(item, { 'data-span': span }) : item;
}
