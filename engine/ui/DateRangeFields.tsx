import { useRef, useState } from 'react';
import { useMessages } from '../context/useText';
import { useFilledBefore } from '../hydration/useFilledBefore';
import type { DateRange } from '../application/dateRange';
import * as styles from './FilterBar.css';

/**
 * The last day of a field until it is known. Without a last day, browsers make room for years of six digits, and the
 * field would shrink when the day comes.
 */
const unknown = '9999-12-31';

/** No record is older, and a year that is still being typed is less. */
const firstYear = '1900';

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
  /** The last day that makes sense, `2026-11-20`; null until it is known. */
  readonly latest: string | null;
  readonly onChange: (change: { readonly from?: string | undefined; readonly until?: string | undefined }) => void;
}) {
  const message = useMessages();
  const { from = '', until = '' } = range;
  return (
    <>
      <DateField
        label={message('records.from')}
        day={from}
        other={until}
        max={until || (latest ?? unknown)}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={message('records.until')}
        day={until}
        other={from}
        min={from}
        max={latest ?? unknown}
        onChange={(day) => onChange({ until: day })}
      />
    </>
  );
}

/** What a player is typing into a field, as long as the address does not speak for it. */
interface Draft {
  readonly typed: string;
  /** Whether it was handed on as it stands. */
  readonly isHandedOn: boolean;
  /** Days that the address can say because of this field: the one before the draft, and those handed on since. */
  readonly own: readonly string[];
}

/**
 * A field for one day. It shows what is typed until it is left, because the address comes late and may turn the range
 * round. A day is handed on once its year is whole: while 2026 is typed the browser says 0002, 0020 and 0202.
 */
function DateField({
  label,
  day,
  other,
  min,
  max,
  onChange,
}: {
  readonly label: string;
  /** The day that the address says; empty for none. */
  readonly day: string;
  /** The day at the other end of the range, where this one stands when the range was turned round. */
  readonly other: string;
  readonly min?: string;
  readonly max: string;
  readonly onChange: (day: string | undefined) => void;
}) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isSaid = (known: string) => known === day || known === other;
  const last = draft?.own.at(-1);
  if (draft && last !== undefined) {
    // The address was changed from elsewhere, so it counts.
    if (!draft.own.some(isSaid)) setDraft(null);
    // The address has caught up, so an earlier day would come from elsewhere.
    else if (draft.own.length > 1 && isSaid(last)) setDraft({ ...draft, own: [last] });
  }
  const take = ({ value: typed, validity }: HTMLInputElement) => {
    // The browser says nothing for a date of which a part is missing.
    const isHandedOn = typed === '' ? !validity.badInput : typed >= firstYear;
    const own = draft?.own ?? [day];
    setDraft({ typed, isHandedOn, own: isHandedOn ? [...own, typed] : own });
    if (isHandedOn) onChange(typed || undefined);
  };
  const field = useRef<HTMLInputElement>(null);
  useFilledBefore(field, () => {
    if (field.current) take(field.current);
  });
  return (
    <label className={styles.filter}>
      <span className={styles.label}>{label}</span>
      <input
        ref={field}
        type="date"
        className={styles.date}
        value={draft?.typed ?? day}
        min={min || undefined}
        max={max}
        onChange={(event) => take(event.target)}
        onBlur={() => {
          if (draft?.isHandedOn) setDraft(null);
        }}
      />
    </label>
  );
}
