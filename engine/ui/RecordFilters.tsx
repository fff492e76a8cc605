import { useMessages } from '../context/useText';
import type { DateRange } from '../application/dateRange';
import { useMoments } from '../context/useMoments';
import { Button } from './Button';
import { DateRangeFields } from './DateRangeFields';
import { FilterBar, FilterSelect } from './FilterBar';
import * as styles from './FilterBar.css';
import { Icon } from './Icon';

/** A choice above a list of records. */
export interface RecordSelect {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** The word for all of them. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * What stands above every list of the player's records: the zone of its times, its days and other filters, and the way
 * to have it as a file.
 */
export function RecordFilters({
  query: { chosen, range, change, clear },
  selects = [],
  download,
}: {
  /** As of `useRecordQuery`. */
  readonly query: {
    readonly chosen: Readonly<Record<string, string | undefined>>;
    readonly range: DateRange;
    readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
    readonly clear: (() => void) | null;
  };
  readonly selects?: readonly RecordSelect[];
  /** As of `useRecordsDownload`. */
  readonly download?: { readonly isSaving: boolean; readonly save: () => Promise<void> };
}) {
  const message = useMessages();
  const { zone, today } = useMoments();
  return (
    <>
      <p className={styles.zone}>{zone === '' ? '\u00a0' : message('records.zone', { zone })}</p>
      <FilterBar
        onClear={clear}
        action={
          download ? (
            <Button size="compact" isBusy={download.isSaving} onClick={() => void download.save()}>
              <Icon name="download" /> {message('records.save')}
            </Button>
          ) : null
        }
      >
        <DateRangeFields range={range} latest={today} onChange={change} />
        {selects.map(({ name, label, all, options }) => (
          <FilterSelect
            key={name}
            label={label}
            value={chosen[name] ?? ''}
            options={[{ value: '', label: all }, ...options]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </FilterBar>
    </>
  );
}
