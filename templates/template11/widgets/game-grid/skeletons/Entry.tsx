import { Skeleton } from '../../../../../engine';
import * as styles from './Entry.css';

/** An entry on its way: picture, name and studio in their places. */
export function Entry() {
  return (
    <div className={styles.entry}>
      <Skeleton className={styles.picture} />
      <div>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.studio} />
      </div>
    </div>
  );
}
