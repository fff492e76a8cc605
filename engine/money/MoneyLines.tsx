import type { ReactNode } from 'react';
import * as styles from './Payment.css';

/** A line of a summary: what, and how much or when. */
export interface MoneyLine {
  readonly name: string;
  readonly value: ReactNode;
  /** The line that counts. */
  readonly isTotal?: boolean;
}

/** What a payment comes to, line by line. */
export function MoneyLines({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return (
    <dl className={styles.lines} data-part="money-lines">
      {lines.map(({ name, value, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
