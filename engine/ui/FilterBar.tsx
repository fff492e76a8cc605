import { useRef, type ReactNode } from 'react';
import { useMessages } from '../context/useText';
import { useFilledBefore } from '../hydration/useFilledBefore';
import { Button } from './Button';
import * as styles from './FilterBar.css';
import { focusFilters } from './focusFilters';

/** Filters of records in a row, with a way to clear them and room for what else can be done with the list. */
export function FilterBar({
  children,
  onClear,
  action,
}: {
  readonly children: ReactNode;
  /** Null while no filter is on. */
  readonly onClear: (() => void) | null;
  readonly action?: ReactNode;
}) {
  const message = useMessages();
  return (
    <div className={styles.bar} role="group" aria-label={message('records.filters')} data-part="filter-bar">
      {children}
      {onClear ? (
        <Button
          kind="quiet"
          onClick={() => {
            focusFilters();
            onClear();
          }}
        >
          {message('records.clear')}
        </Button>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/**
 * One choice of a filter bar; the empty value stands for all. What was chosen before the page had been hydrated counts,
 * too.
 */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}) {
  const field = useRef<HTMLSelectElement>(null);
  useFilledBefore(field, ([chosen]) => onChange(chosen || undefined));
  return (
    <label className={styles.filter}>
      <span className={styles.label}>{label}</span>
      <select
        ref={field}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
