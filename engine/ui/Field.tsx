import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Field.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  /** What is wrong, next to the field and announced; the value stays. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** A button at the end of the box. */
  readonly end?: ReactNode;
}

/** A labelled line of input. Room for one line below is kept, so nothing jumps when an error comes. */
export function Field({ label, error, hint, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-part="field">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input {...input} id={id} className={styles.input} aria-invalid={error ? true : undefined} aria-describedby={`${id}-hint`} />
        {end}
      </div>
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ? <Icon name="alert" /> : null}
        {error ?? hint ?? ''}
      </p>
    </div>
  );
}
