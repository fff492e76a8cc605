import {
  dateColumn,
  RecordFilters,
  Records,
  stateColumn,
  useFormat,
  useMessages,
  useMoments,
  usePlayerRead,
  useRecordQuery,
  useRecordsDownload,
  useStores,
  useText,
  type BadgeTone,
  type Bet,
  type RecordColumn,
  type WidgetProps,
} from '../../engine';
import type { BetHistoryProps } from '../../schemas/generated/widgets';
import { BetDetails } from './BetDetails';
import * as styles from './BetHistory.css';
import { BetSums } from './BetSums';
import { useBetWords } from './useBetWords';

const states = ['open', 'won', 'lost', 'void'] as const;
const tones: Readonly<Record<Bet['state'], BadgeTone>> = {
  open: 'warn',
  won: 'ok',
  lost: 'neutral',
  void: 'neutral',
  checking: 'info',
};

/**
 * Bets with stake and payout, and what they come to; a bet on a match names the teams in the page's language, what was
 * backed and at which price (CAT-7). Filters and page stand in the address, the sums and the download hold all that the
 * filters leave.
 */
export function BetHistory({ pageSize }: WidgetProps<BetHistoryProps>) {
  const message = useMessages();
  const text = useText();
  const { money } = useFormat();
  const { moment, today } = useMoments();
  const { categories, domain } = useStores().site.site;
  const wordsOf = useBetWords();
  const query = useRecordQuery({ state: states, category: categories.map(({ name }) => name) });
  const filter = { ...query.instants, ...query.chosen };
  const read = usePlayerRead('betHistory', { ...filter, page: query.page, pageSize });

  const columns: readonly RecordColumn<Bet>[] = [
    dateColumn(message('records.date'), moment),
    {
      key: 'game',
      title: message('betHistory.game'),
      place: 'main',
      cell: (bet) => <BetDetails words={wordsOf(bet)} />,
    },
    {
      key: 'id',
      title: message('records.reference'),
      place: 'more',
      cell: ({ id }) => (
        <span className={styles.reference} translate="no">
          {id}
        </span>
      ),
    },
    {
      key: 'stake',
      title: message('betHistory.stake'),
      place: 'figure',
      cell: ({ stake }) => (
        <span className={styles.figure} translate="no">
          {money(stake)}
        </span>
      ),
    },
    {
      key: 'payout',
      title: message('betHistory.payout'),
      place: 'amount',
      cell: (bet) =>
        isSettled(bet) ? (
          <span className={bet.state === 'won' ? styles.won : styles.figure} translate="no">
            {money(bet.payout)}
          </span>
        ) : (
          '–'
        ),
    },
    stateColumn(message('records.state'), tones, (state) => message(`betHistory.state.${state}`)),
  ];

  const download = useRecordsDownload<Bet>({
    name: `${domain}-bets-${today ?? ''}`,
    head: [
      message('records.date'),
      message('betHistory.game'),
      message('betHistory.details'),
      message('records.reference'),
      message('betHistory.stake'),
      message('betHistory.payout'),
      message('records.state'),
    ],
    lineOf: (bet) => {
      const { name, facts } = wordsOf(bet);
      return [
        bet.at,
        name,
        facts,
        bet.id,
        bet.stake,
        isSettled(bet) ? bet.payout : '',
        message(`betHistory.state.${bet.state}`),
      ];
    },
    keyOf: ({ id }) => id,
    ask: (api, asked) => api.call('betHistory', { ...filter, ...asked }),
  });

  return (
    <section aria-label={message('betHistory.title')} data-part="bet-history">
      <RecordFilters
        query={query}
        selects={[
          {
            name: 'category',
            label: message('betHistory.category'),
            all: message('betHistory.allGames'),
            options: categories
              .filter(({ name }) => name !== 'hot')
              .map(({ name, title }) => ({ value: name, label: text(title) })),
          },
          {
            name: 'state',
            label: message('records.state'),
            all: message('records.allStates'),
            options: states.map((value) => ({ value, label: message(`betHistory.state.${value}`) })),
          },
        ]}
        download={download}
      />
      {read.status === 'failed' || read.value?.total === 0 ? null : <BetSums page={read.value} />}
      <Records
        caption={message('betHistory.title')}
        columns={columns}
        rowKey={({ id }) => id}
        read={read}
        query={query}
        none={{ title: message('betHistory.noneTitle'), text: message('betHistory.noneText') }}
      />
    </section>
  );
}

/** Whether it is known what a bet came to. */
function isSettled({ state }: Bet): boolean {
  return state !== 'open' && state !== 'checking';
}
