import { Skeleton } from '../../../engine';
import * as styles from './Admission.css';

/** A ticket on its way: blank paper, a bar where the name will stand. */
export function Admission() {
  return (
    <div className={styles.paper} data-part="admission-skeleton">
      <Skeleton className={styles.picture} />
      <div className={styles.stub}>
        <Skeleton className={styles.name} />
      </div>
    </div>
  );
}
