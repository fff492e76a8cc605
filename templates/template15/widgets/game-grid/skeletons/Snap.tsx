import { Skeleton } from '../../../../../engine';
import * as styles from './Snap.css';

/** A snap on its way: picture, name and studio in their sizes. */
export function Snap() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
