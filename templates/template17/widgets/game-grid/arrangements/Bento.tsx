import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Bento.css';

/**
 * Games as cells of the board they stand on, among its other cells: the picture fills the cell, the words lie on it. A
 * lead is the largest.
 */
export function Bento({ title, shape, hasLead, items, isBusy, list, empty }: ArrangementProps) {
  const size = hasLead ? 'lead' : shape === 'wide' || shape === 'landscape' ? 'wide' : 'square';
  return (
    <section
      className={styles.section}
      data-part="game-bento"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {empty ?? (
        <ul {...list} className={`${styles.sizes[size]} ${list?.className ?? ''}`} role="list" data-size={size}>
          {items}
        </ul>
      )}
    </section>
  );
}
