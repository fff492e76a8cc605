import { Skeleton } from '../../../../../engine';
import * as styles from './Headline.css';

/** A table set large on its way, in its height. */
export function Headline() {
  return <Skeleton className={styles.headline} />;
}
