import { Skeleton } from '../../../../../engine';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Framed.css';

/** A painting on its way: its frame and plate stay, empty. */
export function Framed({ shape }: Pick<CardProps, 'shape'>) {
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <Skeleton className={styles.paintings[shape]} />
      </div>
      <div className={styles.plate} />
      <Skeleton className={styles.facts} />
    </div>
  );
}
