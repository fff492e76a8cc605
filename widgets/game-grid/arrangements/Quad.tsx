import type { ArrangementProps } from '../variants';
import * as styles from './Quad.css';

/** Small tiles, two a row, that fill the cell they stand in; its heading is the cell's own. */
export function Quad({ title, items, isBusy, list, empty }: ArrangementProps) {
  return (
    <section
      className={styles.section}
      data-part="game-quad"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {empty ?? (
        <ul {...list} className={`${styles.list} ${list?.className ?? ''}`} role="list">
          {items}
        </ul>
      )}
    </section>
  );
}
