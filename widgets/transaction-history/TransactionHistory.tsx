import {
  CopyButton,
  dateColumn,
  RecordFilters,
  Records,
  signedMoney,
  stateColumn,
  useFormat,
  useMessages,
  useMoments,
  usePlayerRead,
  useRecordQuery,
  useRecordsDownload,
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
const tones: Readonly<Record<Transaction['state'], BadgeTone>> = {
  pending: 'warn',
  done: 'ok',
  rejected: 'bad',
  expired: 'neutral',
  checking: 'info',
};

/**
 * Deposits, withdrawals and bonuses: filters and page stand in the address, the download holds all that the filters
 * leave.
 */
export function TransactionHistory({ pageSize }: WidgetProps<TransactionHistoryProps>) {
  const message = useMessages();
  const { money } = useFormat();
  const { moment, today } = useMoments();
  const { domain } = useStores().site.site;
  const query = useRecordQuery({ type: kinds, state: states });
  const { type: kind, state } = query.chosen;
  const filter = { ...query.instants, ...(kind ? { kind } : {}), ...(state ? { state } : {}) };
  const read = usePlayerRead('transactions', { ...filter, page: query.page, pageSize });
  const look = ({ state: now, amount }: Transaction) =>
    now === 'rejected' || now === 'expired'
      ? styles.struck
      : now === 'done' && !amount.startsWith('-')
        ? styles.landed
        : styles.plain;

  const columns: readonly RecordColumn<Transaction>[] = [
    dateColumn(message('records.date'), moment),
    {
      key: 'kind',
      title: message('transactionHistory.type'),
      place: 'main',
      cell: (row) => message(`transactionHistory.kind.${row.kind}`),
    },
    { key: 'method', title: message('transactionHistory.method'), place: 'more', cell: ({ method }) => method ?? null },
    {
      key: 'reference',
      title: message('records.reference'),
      place: 'more',
      cell: ({ reference }) =>
        reference === '' ? null : (
          <span className={styles.reference}>
            <span translate="no">{reference}</span>
            <CopyButton text={reference} label={`${message('records.reference')} ${reference}`} />
          </span>
        ),
    },
    {
      key: 'amount',
      title: message('records.amount'),
      place: 'amount',
      cell: (row) => (
        <span className={look(row)} translate="no">
          {signedMoney(money, row.amount)}
        </span>
      ),
    },
    stateColumn(message('records.state'), tones, (now) => message(`transactionHistory.state.${now}`)),
  ];

  const download = useRecordsDownload<Transaction>({
    name: `${domain}-transactions-${today ?? ''}`,
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
      <RecordFilters
        query={query}
        selects={[
          {
            name: 'type',
            label: message('transactionHistory.type'),
            all: message('transactionHistory.allTypes'),
            options: kinds.map((value) => ({ value, label: message(`transactionHistory.kind.${value}`) })),
          },
          {
            name: 'state',
            label: message('records.state'),
            all: message('records.allStates'),
            options: states.map((value) => ({ value, label: message(`transactionHistory.state.${value}`) })),
          },
        ]}
        download={download}
      />
      <Records
        caption={message('transactionHistory.title')}
        columns={columns}
        rowKey={keyOf}
        read={read}
        query={query}
        none={{ title: message('transactionHistory.noneTitle'), text: message('transactionHistory.noneText') }}
      />
    </section>
  );
}

function keyOf({ reference, requestId, at }: Transaction): string {
  return reference || requestId || at;
}
