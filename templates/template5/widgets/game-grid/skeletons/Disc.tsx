import { Skeleton } from '../../../../../engine';
import * as styles from './Disc.css';

/** A disc on its way: a still disc and two bars. */
export function Disc() {
  return (
    <div className={styles.disc}>
      <Skeleton className={styles.face} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
