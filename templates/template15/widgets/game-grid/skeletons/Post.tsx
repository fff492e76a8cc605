import { Skeleton } from '../../../../../engine';
import * as styles from './Post.css';

/** A post on its way: the picture and two bars in their sizes. */
export function Post() {
  return (
    <div className={styles.post}>
      <Skeleton className={styles.picture} />
      <div className={styles.row}>
        <Skeleton className={styles.strong} />
        <Skeleton className={styles.fact} />
      </div>
    </div>
  );
}
