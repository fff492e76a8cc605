import { Skeleton } from './Skeleton';
import * as styles from './Sums.css';

/** One of several figures that belong together. */
export interface Sum {
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly figure: string | undefined;
  /** What the others come to: it stands out, and is the last. */
  readonly isOutcome?: boolean;
}

/** Figures side by side, each under its name. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums} data-part="sums">
      {sums.map(({ name, figure, isOutcome = false }) => (
        <div key={name} className={isOutcome ? styles.outcome : styles.sum}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure} translate="no">
            {figure ?? <Skeleton className={styles.skeleton} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
