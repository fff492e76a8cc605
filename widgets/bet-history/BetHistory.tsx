import {
  Badge,
  Button,
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
const tones: Readonly<Record<Bet['state'], BadgeTone>> = { open: 'warn', won: 'ok', lost: 'neutral', void: 'neutral', checking: 'info' };

/**
 * Bets with stake and payout, and what they come to; a bet on a match names the teams in the page's language, what was backed and at which
 * price (CAT-7). Filters and page stand in the address, the sums and the download hold all that the filters leave.
 */
export function BetHistory({ pageSize }: WidgetProps<BetHistoryProps>) {
  const message = useMessages();
  const text = useText();
  const { money } = useFormat();
  const { moment, zone, today } = useMoments();
  const { query, setQuery } = useRoute();
  const { categories, domain } = useStores().site.site;
  const wordsOf = useBetWords();
  const state = states.find((known) => known === query['state']);
  const category = categories.find(({ name }) => name === query['category'])?.name;
  const range = readDateRange(query);
  const page = Math.max(1, Math.trunc(Number(query['page']) || 1));
  const filter = { ...instantsOf(range), ...(state ? { state } : {}), ...(category ? { category } : {}) };
  const read = usePlayerRead('betHistory', { ...filter, page, pageSize });
  const filterBy = (changes: Readonly<Record<string, string | undefined>>) => setQuery({ ...changes, page: undefined });
  const isFiltered = state !== undefined || category !== undefined || Object.keys(range).length > 0;
  const clear = isFiltered ? () => filterBy({ state: undefined, category: undefined, from: undefined, until: undefined }) : null;

  const columns: readonly RecordColumn<Bet>[] = [
    { key: 'at', title: message('records.date'), place: 'meta', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    { key: 'game', title: message('betHistory.game'), place: 'main', cell: (bet) => <BetDetails words={wordsOf(bet)} /> },
    { key: 'id', title: message('records.reference'), place: 'more', cell: ({ id }) => <span className={styles.reference}>{id}</span> },
    { key: 'stake', title: message('betHistory.stake'), place: 'figure', cell: ({ stake }) => <span className={styles.figure}>{money(stake)}</span> },
    {
      key: 'payout',
      title: message('betHistory.payout'),
      place: 'amount',
      cell: (bet) => (isSettled(bet) ? <span className={bet.state === 'won' ? styles.won : styles.figure}>{money(bet.payout)}</span> : '–'),
    },
    {
      key: 'state',
      title: message('records.state'),
      place: 'state',
      cell: (bet) => <Badge tone={tones[bet.state]}>{message(`betHistory.state.${bet.state}`)}</Badge>,
    },
  ];

  const { isSaving, save } = useRecordsDownload<Bet>({
    name: `${domain}-bets-${today}`,
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
      return [bet.at, name, facts, bet.id, bet.stake, isSettled(bet) ? bet.payout : '', message(`betHistory.state.${bet.state}`)];
    },
    keyOf: ({ id }) => id,
    ask: (api, asked) => api.call('betHistory', { ...filter, ...asked }),
  });

  return (
    <section aria-label={message('betHistory.title')} data-part="bet-history">
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
          label={message('betHistory.category')}
          value={category ?? ''}
          options={[
            { value: '', label: message('betHistory.allGames') },
            ...categories.filter(({ name }) => name !== 'hot').map(({ name, title }) => ({ value: name, label: text(title) })),
          ]}
          onChange={(value) => filterBy({ category: value })}
        />
        <FilterSelect
          label={message('records.state')}
          value={state ?? ''}
          options={[{ value: '', label: message('records.allStates') }, ...states.map((value) => ({ value, label: message(`betHistory.state.${value}`) }))]}
          onChange={(value) => filterBy({ state: value })}
        />
      </FilterBar>
      {read.status === 'failed' || read.value?.total === 0 ? null : <BetSums page={read.value} />}
      <Records
        caption={message('betHistory.title')}
        columns={columns}
        rowKey={({ id }) => id}
        read={read}
        page={page}
        none={{ title: message('betHistory.noneTitle'), text: message('betHistory.noneText') }}
        onClearFilters={clear}
        onPage={(next) => setQuery({ page: next === 1 ? undefined : String(next) })}
      />
    </section>
  );
}

/** Whether it is known what a bet came to. */
function isSettled({ state }: Bet): boolean {
  return state !== 'open' && state !== 'checking';
}
