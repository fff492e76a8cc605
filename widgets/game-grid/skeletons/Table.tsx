import { Skeleton } from '../../../engine';
import * as styles from './Table.css';

/** A table on its way: picture and two bars, the chairs round it empty. */
export function Table() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.dealer} />
        <svg className={styles.seats} width="104" height="34" viewBox="0 0 104 34" aria-hidden="true">
          <path d="M10 13h.01M18 20h.01M29 26h.01M42 29h.01M58 29h.01M73 26h.01M86 20h.01" />
        </svg>
      </div>
    </div>
  );
}
