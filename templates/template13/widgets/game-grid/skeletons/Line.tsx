import { Skeleton } from '../../../../../engine';
import * as styles from './Line.css';

/** A line of a sheet on its way: picture, name and studio as dim cells. */
export function Line() {
  return (
    <div className={styles.line}>
      <span className={styles.number} />
      <Skeleton className={styles.picture} />
      <span>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.studio} />
      </span>
    </div>
  );
}
