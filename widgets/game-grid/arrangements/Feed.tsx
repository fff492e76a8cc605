import { SectionHeading } from '../../../engine';
import type { ArrangementProps } from '../variants';
import * as styles from './Feed.css';

/** Games one below the other, as posts of a feed; each takes the whole width. */
export function Feed({ title, note, count, seeAll, items, isBusy, list, controls, paging, empty }: ArrangementProps) {
  return (
    <section data-part="game-feed" aria-label={title || undefined} aria-busy={isBusy || undefined}>
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <ul {...list} className={`${styles.list} ${list?.className ?? ''}`} role="list">
          {items}
        </ul>
      )}
      {paging}
    </section>
  );
}
