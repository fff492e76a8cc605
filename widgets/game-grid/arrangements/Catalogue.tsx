import { SectionHeading, useMessages } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './Catalogue.css';

/** Cards in even columns beside the groups of choices, where there is room for both. */
export function Catalogue({
  title,
  note,
  count,
  seeAll,
  shape,
  items,
  isBusy,
  list,
  controls,
  aside,
  paging,
  empty,
}: ArrangementProps) {
  const message = useMessages();
  return (
    <section
      className={styles.section}
      data-part="game-catalogue"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      <div className={aside ? styles.beside : ''}>
        {aside ? (
          <div
            className={styles.aside}
            role="group"
            aria-label={message('gameGrid.facets.label')}
            data-part="catalogue-facets"
          >
            {aside}
          </div>
        ) : null}
        <div className={styles.games}>
          {controls}
          {empty ?? (
            <ul
              {...list}
              className={`${styles.list[shape === 'wide' || shape === 'landscape' ? 'wide' : 'narrow']} ${list?.className ?? ''}`}
              role="list"
              data-busy={isBusy ? '' : undefined}
              data-part="game-catalogue-list"
            >
              {items}
            </ul>
          )}
          {paging}
        </div>
      </div>
    </section>
  );
}
