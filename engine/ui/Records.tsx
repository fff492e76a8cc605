import type { ReactNode } from 'react';
import type { RecordQuery } from '../application/useRecordQuery';
import { useMessages } from '../context/useText';
import type { PlayerRead } from '../context/usePlayerRead';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { focusFilters } from './focusFilters';
import { Paginator } from './Paginator';
import * as styles from './Records.css';
import { RecordTable, type RecordColumn } from './RecordTable';
import { FailedState } from './FailedState';

interface PageOf<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * A page of the player's records with everything around it: room while they are on their way, words when there are none
 * (yet, or in these filters) or when they fail to load, the range that is shown, and the pages.
 */
export function Records<Row>({
  caption,
  columns,
  rowKey,
  read,
  query: { page, clear, turn },
  none,
  foot,
}: {
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly read: PlayerRead<PageOf<Row>>;
  /** As of `useRecordQuery`: `clear` is null while no filter is on. */
  readonly query: Pick<RecordQuery<never>, 'page' | 'clear' | 'turn'>;
  /** Words for a player who has no record at all. */
  readonly none: { readonly title: string; readonly text: string };
  readonly foot?: (rows: readonly Row[]) => Readonly<Record<string, ReactNode>>;
}) {
  const message = useMessages();
  const { status, value, isAsking, refresh } = read;
  const leave = (go: () => void) => {
    focusFilters();
    go();
  };
  if (status === 'failed') {
    return <FailedState {...(read.failure ? { call: read.failure.call } : {})} isAsking={isAsking} onRetry={refresh} />;
  }
  if (status === 'ready' && value?.total === 0) {
    return clear ? (
      <EmptyState
        icon="search"
        title={message('records.noneFoundTitle')}
        action={<Button onClick={() => leave(clear)}>{message('records.clear')}</Button>}
      >
        {message('records.noneFoundText')}
      </EmptyState>
    ) : (
      <EmptyState icon="receipt" title={none.title}>
        {none.text}
      </EmptyState>
    );
  }
  // A page beyond the end, from an old address.
  if (status === 'ready' && value?.items.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={message('records.beyondTitle')}
        action={<Button onClick={() => leave(() => turn(1))}>{message('records.firstPage')}</Button>}
      />
    );
  }
  const rows = value?.items ?? [];
  const first = value ? (value.page - 1) * value.pageSize + 1 : 0;
  return (
    <>
      <RecordTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        isBusy={status === 'loading'}
        {...(foot ? { foot: foot(rows) } : {})}
      />
      {value ? (
        <div className={styles.under}>
          <p className={styles.range} role="status">
            {message('records.range', { from: first, until: first + rows.length - 1, total: value.total })}
          </p>
          <Paginator total={value.total} page={page} itemsPerPage={value.pageSize} onPage={turn} />
        </div>
      ) : null}
    </>
  );
}
