import { useRef, type SelectHTMLAttributes } from 'react';
import { useFilledBefore } from '../hydration/useFilledBefore';
import * as styles from './Select.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/**
 * A choice of one, by the browser's own list, so that phones show theirs. The label is for screen readers. What was
 * chosen before the page had been hydrated counts, too.
 */
export function Select({ label, options, onChange, ...select }: SelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  useFilledBefore(field, ([chosen = '']) => onChange(chosen));
  return (
    <select
      {...select}
      ref={field}
      aria-label={label}
      className={styles.select}
      onChange={(event) => onChange(event.target.value)}
      data-part="select"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
