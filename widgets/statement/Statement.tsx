import {
  EmptyState,
  FailedState,
  instantsOf,
  isZero,
  readDateRange,
  RecordFilters,
  RecordTable,
  Sums,
  useFormat,
  useMessages,
  useMoments,
  usePlayerRead,
  useQuery,
  useRoute,
  type RecordColumn,
  type Statement as StatementModel,
  type WidgetProps,
} from '../../engine';
import type { StatementProps } from '../../schemas/generated/widgets';
import { daysBefore } from './daysBefore';
import * as styles from './Statement.css';

type Day = StatementModel['days'][number];

const sums = ['deposits', 'withdrawals', 'bonuses', 'stakes', 'winnings'] as const;

/** A statement of the wallet: where it stood, what came and went, where it stands, and every day with entries. */
export function Statement({ days }: WidgetProps<StatementProps>) {
  const message = useMessages();
  const { money } = useFormat();
  const { day, today } = useMoments();
  const query = useQuery();
  const { setQuery } = useRoute();
  const chosen = readDateRange(query);
  const isChosen = Object.keys(chosen).length > 0;
  const isKnown = isChosen || today !== null;
  const range = isChosen || today === null ? chosen : { from: daysBefore(today, days - 1), until: today };
  const { status, value, isAsking, refresh } = usePlayerRead('statement', isKnown ? instantsOf(range) : null);
  const clear = isChosen ? () => setQuery({ from: undefined, until: undefined }) : null;
  const columns: readonly RecordColumn<Day>[] = [
    {
      key: 'date',
      title: message('records.date'),
      place: 'main',
      cell: ({ date }) => (
        <time dateTime={date} className={styles.cell}>
          {day(date)}
        </time>
      ),
    },
    // Nothing is written for zero, so that the eye finds what happened.
    ...sums.map((name) => ({
      key: name,
      title: message(`statement.${name}`),
      place: 'figure' as const,
      cell: (row: Day) =>
        isZero(row[name]) ? null : (
          <span className={styles.cell} translate="no">
            {money(row[name])}
          </span>
        ),
    })),
    { key: 'balance', title: message('statement.balance'), place: 'amount', cell: ({ balance }) => money(balance) },
  ];
  return (
    <section aria-label={message('statement.title')} aria-busy={status === 'loading'} data-part="statement">
      <RecordFilters query={{ chosen: {}, range, change: (changes) => setQuery({ ...range, ...changes }), clear }} />
      {status === 'failed' ? (
        <FailedState call="statement" isAsking={isAsking} onRetry={refresh} />
      ) : (
        <>
          <Sums
            sums={(['opening', ...sums, 'closing'] as const).map((name) => ({
              name: message(`statement.${name}`),
              figure: value && money(value[name]),
              isOutcome: name === 'closing',
            }))}
          />
          {value?.days.length === 0 ? (
            <EmptyState icon="receipt" title={message('statement.noneTitle')}>
              {message('statement.noneText')}
            </EmptyState>
          ) : (
            <RecordTable
              caption={message('statement.title')}
              columns={columns}
              rows={value?.days ?? []}
              rowKey={({ date }) => date}
              isBusy={status === 'loading'}
              expectedRows={8}
            />
          )}
        </>
      )}
    </section>
  );
}
