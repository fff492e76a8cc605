import { Skeleton } from '../../../../../engine';
import * as styles from './Bill.css';

/** A bill on its way: the block of its picture above that of its title. */
export function Bill() {
  return (
    <div className={styles.bill}>
      <Skeleton className={styles.art} />
      <Skeleton className={styles.caption} />
    </div>
  );
}
