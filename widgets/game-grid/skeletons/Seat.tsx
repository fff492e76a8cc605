import { Skeleton } from '../../../engine';
import * as styles from './Seat.css';

/** A table on its way: a line of its height. */
export function Seat() {
  return <Skeleton className={styles.seat} />;
}
