import { Skeleton } from '../../../../../engine';
import * as styles from './Felt.css';

/** A table from above on its way: half a disc of its size. */
export function Felt() {
  return <Skeleton className={styles.table} />;
}
