import { Skeleton } from '../../../../../engine';
import * as styles from './Stakes.css';

/** A ruled line on its way, in its height. */
export function Stakes() {
  return <Skeleton className={styles.stakes} />;
}
