import { Skeleton } from '../../../engine';
import * as styles from './Priced.css';

/** An article on its way: picture and stub in their sizes. */
export function Priced() {
  return (
    <div className={styles.paper} data-part="priced-skeleton">
      <Skeleton className={styles.picture} />
      <div className={styles.stub}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.studio} />
        <Skeleton className={styles.figure} />
      </div>
    </div>
  );
}
