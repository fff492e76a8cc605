import { Skeleton } from '../../../../../engine';
import * as styles from './Moon.css';

/** A moon on its way: a dark disc, a fifth of its ring, and two bars. */
export function Moon() {
  return (
    <div className={styles.moon}>
      <Skeleton className={styles.face} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
