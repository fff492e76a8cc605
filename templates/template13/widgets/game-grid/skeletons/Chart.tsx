import { Skeleton } from '../../../../../engine';
import * as styles from './Chart.css';

/** A chart of rounds on its way, in its size. */
export function Chart() {
  return <Skeleton className={styles.chart} />;
}
