import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Field.css';

export interface FieldFrameProps {
  /** Id of the control; its hint is `<id>-hint`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly labelEnd?: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, hint or error below, whatever the control is. An error that comes is announced. */
export function FieldFrame({ id, label, labelEnd, error, hint, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-part="field">
      <div className={styles.labels}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldHint id={id} error={error} hint={hint} />
    </div>
  );
}

/** The line below a control, `<id>-hint`. */
export function FieldHint({ id, error, hint }: Pick<FieldFrameProps, 'id' | 'error' | 'hint'>) {
  return (
    <p
      id={`${id}-hint`}
      className={error ? styles.error : styles.hint}
      aria-live="polite"
      data-part={error ? 'field-error' : 'field-hint'}
    >
      {error ? <Icon name="alert" size={16} className={styles.sign} /> : null}
      <span>{error ?? hint}</span>
    </p>
  );
}
