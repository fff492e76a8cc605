import { Skeleton } from '../../../../../engine';
import * as styles from './Placard.css';

/** A poster on its way: its frame, empty, and a fan in it. */
export function Placard() {
  return (
    <div className={styles.placard}>
      <Skeleton className={styles.art} />
      <div className={styles.band} />
    </div>
  );
}
