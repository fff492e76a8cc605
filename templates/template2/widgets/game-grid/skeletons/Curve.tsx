import { Skeleton } from '../../../../../engine';
import * as styles from './Curve.css';

/** A curve on its way: one block that fills its box. */
export function Curve() {
  return <Skeleton className={styles.curve} />;
}
