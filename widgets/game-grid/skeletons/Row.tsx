import { Skeleton } from '../../../engine';
import * as styles from './Row.css';

/** A line on its way: picture, title and studio on their lines. */
export function Row() {
  return (
    <div className={styles.row}>
      <Skeleton className={styles.picture} />
      <div>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.meta} />
      </div>
    </div>
  );
}
