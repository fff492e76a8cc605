import { Skeleton } from '../../../engine';
import type { CardProps } from '../variants';
import * as styles from './Tile.css';

/** A tile on its way: picture, name and studio in their sizes. */
export function Tile({ shape }: Pick<CardProps, 'shape'>) {
  return (
    <div className={styles.tile}>
      <Skeleton className={styles.pictures[shape]} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
