import { Skeleton } from '../../../../../engine';
import * as styles from './Wide.css';

/** A wide card on its way: picture, name and studio in their sizes. */
export function Wide() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
