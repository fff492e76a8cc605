import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Framed.css';

/**
 * Games as cells of the board they stand on, each in a frame: the picture fills it, the words stand below. A portrait
 * is the largest, with its words on the picture; a wide one has them beside.
 */
export function Framed({ title, shape, items, isBusy, list, empty }: ArrangementProps) {
  const size = shape === 'portrait' ? 'tall' : shape === 'wide' || shape === 'landscape' ? 'wide' : 'square';
  return (
    <section
      className={styles.section}
      data-part="game-framed"
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
