import { Skeleton } from '../../../../../engine';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Poster.css';

/** A poster on its way: one block of its size. */
export function Poster({ shape }: Pick<CardProps, 'shape'>) {
  return <Skeleton className={styles.sizes[shape === 'wide' || shape === 'landscape' ? 'large' : 'normal']} />;
}
