import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import * as styles from './Field.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode;
  /** A link at the end of the label's line. */
  readonly labelEnd?: ReactNode;
  /** What is wrong, next to the field and announced; the value stays. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** A sign at the start of the box, such as a currency. */
  readonly start?: ReactNode;
  /** A button at the end of the box. */
  readonly end?: ReactNode;
  /** How large the text is set: money and codes are read figure by figure. */
  readonly look?: 'line' | 'figures' | 'code';
}

/** A labelled line of input. Room for one line below is kept, so nothing jumps when an error comes. */
export function Field({ label, labelEnd, error, hint, start, end, look = 'line', ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} labelEnd={labelEnd} error={error} hint={hint}>
      <div className={styles.box} data-part="field-box">
        {start ? (
          <span className={styles.start} aria-hidden="true">
            {start}
          </span>
        ) : null}
        <input
          {...input}
          id={id}
          className={`${styles.input} ${styles.looks[look]}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          data-has-start={start ? '' : undefined}
          data-has-end={end ? '' : undefined}
        />
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
    </FieldFrame>
  );
}
