import { useRef } from 'react';
import { useMessages } from '../context/useText';
import { useFilledBefore } from '../hydration/useFilledBefore';
import type { DateRange } from '../application/dateRange';
import * as styles from './FilterBar.css';

/**
 * Stands for a last day that nobody knows yet: without any, browsers keep room for years of six digits, and narrow the
 * field when it comes.
 */
const unknown = '9999-12-31';

/**
 * First and last day of a filter, by the browser's own calendar. Returns `undefined` for a day that was cleared. Days
 * that were chosen before the page had been hydrated count, too.
 */
export function DateRangeFields({
  range,
  latest,
  onChange,
}: {
  readonly range: DateRange;
  /** The last day that makes sense, `2026-11-20`; null as long as nobody knows it. */
  readonly latest: string | null;
  readonly onChange: (change: { readonly from?: string | undefined; readonly until?: string | undefined }) => void;
}) {
  const message = useMessages();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  useFilledBefore(first, ([from]) => onChange({ from: from || undefined }));
  useFilledBefore(last, ([until]) => onChange({ until: until || undefined }));
  return (
    <>
      <label className={styles.filter}>
        <span className={styles.label}>{message('records.from')}</span>
        <input
          ref={first}
          type="date"
          className={styles.date}
          value={range.from ?? ''}
          max={range.until ?? latest ?? unknown}
          onChange={(event) => onChange({ from: event.target.value || undefined })}
        />
      </label>
      <label className={styles.filter}>
        <span className={styles.label}>{message('records.until')}</span>
        <input
          ref={last}
          type="date"
          className={styles.date}
          value={range.until ?? ''}
          min={range.from}
          max={latest ?? unknown}
          onChange={(event) => onChange({ until: event.target.value || undefined })}
        />
      </label>
    </>
  );
}
