import { Skeleton } from '../../../../../engine';
import * as styles from './Bare.css';

/** A bare card on its way: its whole place. */
export function Bare() {
  return <Skeleton className={styles.bare} />;
}
