import { Skeleton } from '../../../../../engine';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Ticket.css';

/** A ticket on its way: outline, picture and stub in their sizes. */
export function Ticket({ shape }: Pick<CardProps, 'shape'>) {
  return (
    <div className={styles.paper} data-part="ticket-skeleton">
      <Skeleton className={styles.pictures[shape]} />
      <div className={styles.stub}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.studio} />
      </div>
    </div>
  );
}
