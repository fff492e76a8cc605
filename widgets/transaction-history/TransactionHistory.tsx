import {
  Badge,
  Button,
  CopyButton,
  DateRangeFields,
  FilterBar,
  FilterSelect,
  Icon,
  instantsOf,
  readDateRange,
  Records,
  useFormat,
  useMessages,
  useMoments,
  usePlayerRead,
  useRecordsDownload,
  useRoute,
  useStores,
  type BadgeTone,
  type RecordColumn,
  type Transaction,
  type WidgetProps,
} from '../../engine';
import type { TransactionHistoryProps } from '../../schemas/generated/widgets';
import * as styles from './TransactionHistory.css';

const kinds = ['deposit', 'withdrawal', 'bonus'] as const;
const states = ['pending', 'done', 'rejected', 'expired'] as const;
const tones: Readonly<Record<Transaction['state'], BadgeTone>> = { pending: 'warn', done: 'ok', rejected: 'bad', expired: 'neutral', checking: 'info' };

/** Deposits, withdrawals and bonuses: filters and page stand in the address, the download holds all that the filters leave. */
export function TransactionHistory({ pageSize }: WidgetProps<TransactionHistoryProps>) {
  const message = useMessages();
  const { money } = useFormat();
  const { moment, zone, today } = useMoments();
  const { query, setQuery } = useRoute();
  const { site } = useStores();
  const kind = kinds.find((known) => known === query['type']);
  const state = states.find((known) => known === query['state']);
  const range = readDateRange(query);
  const page = Math.max(1, Math.trunc(Number(query['page']) || 1));
  const filter = { ...instantsOf(range), ...(kind ? { kind } : {}), ...(state ? { state } : {}) };
  const read = usePlayerRead('transactions', { ...filter, page, pageSize });
  const filterBy = (changes: Readonly<Record<string, string | undefined>>) => setQuery({ ...changes, page: undefined });
  const isFiltered = kind !== undefined || state !== undefined || Object.keys(range).length > 0;
  const clear = isFiltered ? () => filterBy({ type: undefined, state: undefined, from: undefined, until: undefined }) : null;
  const signed = (amount: string) => (amount.startsWith('-') ? `−${money(amount.slice(1))}` : `+${money(amount)}`);
  const look = ({ state: now, amount }: Transaction) =>
    now === 'rejected' || now === 'expired' ? styles.struck : now === 'done' && !amount.startsWith('-') ? styles.landed : styles.plain;

  const columns: readonly RecordColumn<Transaction>[] = [
    { key: 'at', title: message('records.date'), place: 'meta', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    { key: 'kind', title: message('transactionHistory.type'), place: 'main', cell: (row) => message(`transactionHistory.kind.${row.kind}`) },
    { key: 'method', title: message('transactionHistory.method'), place: 'more', cell: ({ method }) => method ?? null },
    {
      key: 'reference',
      title: message('records.reference'),
      place: 'more',
      cell: ({ reference }) =>
        reference === '' ? null : (
          <span className={styles.reference}>
            {reference}
            <CopyButton text={reference} label={`${message('records.reference')} ${reference}`} />
          </span>
        ),
    },
    { key: 'amount', title: message('records.amount'), place: 'amount', cell: (row) => <span className={look(row)}>{signed(row.amount)}</span> },
    {
      key: 'state',
      title: message('records.state'),
      place: 'state',
      cell: (row) => <Badge tone={tones[row.state]}>{message(`transactionHistory.state.${row.state}`)}</Badge>,
    },
  ];

  const { isSaving, save } = useRecordsDownload<Transaction>({
    name: `${site.site.domain}-transactions-${today}`,
    head: columns.map(({ title }) => title),
    lineOf: (row) => [
      row.at,
      message(`transactionHistory.kind.${row.kind}`),
      row.method ?? '',
      row.reference,
      row.amount,
      message(`transactionHistory.state.${row.state}`),
    ],
    keyOf,
    ask: (api, asked) => api.call('transactions', { ...filter, ...asked }),
  });

  return (
    <section aria-label={message('transactionHistory.title')} data-part="transaction-history">
      <p className={styles.zone}>{message('records.zone', { zone })}</p>
      <FilterBar
        onClear={clear}
        action={
          <Button size="compact" isBusy={isSaving} onClick={() => void save()}>
            <Icon name="download" /> {message('records.save')}
          </Button>
        }
      >
        <DateRangeFields range={range} latest={today} onChange={filterBy} />
        <FilterSelect
          label={message('transactionHistory.type')}
          value={kind ?? ''}
          options={[
            { value: '', label: message('transactionHistory.allTypes') },
            ...kinds.map((value) => ({ value, label: message(`transactionHistory.kind.${value}`) })),
          ]}
          onChange={(value) => filterBy({ type: value })}
        />
        <FilterSelect
          label={message('records.state')}
          value={state ?? ''}
          options={[
            { value: '', label: message('records.allStates') },
            ...states.map((value) => ({ value, label: message(`transactionHistory.state.${value}`) })),
          ]}
          onChange={(value) => filterBy({ state: value })}
        />
      </FilterBar>
      <Records
        caption={message('transactionHistory.title')}
        columns={columns}
        rowKey={keyOf}
        read={read}
        page={page}
        none={{ title: message('transactionHistory.noneTitle'), text: message('transactionHistory.noneText') }}
        onClearFilters={clear}
        onPage={(next) => setQuery({ page: next === 1 ? undefined : String(next) })}
      />
    </section>
  );
}

function keyOf({ reference, requestId, at }: Transaction): string {
  return reference || requestId || at;
}
