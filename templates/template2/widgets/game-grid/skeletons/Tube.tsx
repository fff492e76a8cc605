import { Skeleton } from '../../../../../engine';
import * as styles from './Tube.css';

/** A poster on its way: one block of its size. */
export function Tube() {
  return <Skeleton className={styles.poster} />;
}
