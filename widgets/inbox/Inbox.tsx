import { useCallback } from 'react';
import {
  Button,
  EmptyState,
  FailedState,
  Skeleton,
  useApi,
  useClaims,
  useMessages,
  usePlayerRead,
  useQuery,
  useRoute,
  useStores,
  type WidgetProps,
} from '../../engine';
import type { InboxProps } from '../../schemas/generated/widgets';
import * as styles from './Inbox.css';
import { MessageList } from './MessageList';
import { MessageReader } from './MessageReader';

/** The player's messages. Which one is open, and whether only those to claim are shown, stands in the address. */
export function Inbox({ showsFilter }: WidgetProps<InboxProps>) {
  const message = useMessages();
  const query = useQuery();
  const { setQuery } = useRoute();
  const { notices, site } = useStores();
  const api = useApi();
  const read = usePlayerRead('inbox', {});
  const ask = useCallback((id: string) => api.call('claimInbox', { id }, { errorPresentation: 'silent' }), [api]);
  const onDone = useCallback(
    () =>
      notices.show({
        tone: 'success',
        title: 'club.arrived',
        text: 'club.arrivedText',
        duration: site.site.timings.errorToastMs,
      }),
    [notices, site],
  );
  const claims = useClaims(read, ask, onDone);
  if (read.status === 'failed') {
    return <FailedState isAsking={read.isAsking} onRetry={read.refresh} />;
  }
  const all = read.value;
  if (!all) return <Waiting />;
  if (all.length === 0) {
    return (
      <EmptyState icon="mail" title={message('inbox.noneTitle')}>
        {message('inbox.noneText')}
      </EmptyState>
    );
  }
  const claimable = all.filter(({ reward }) => reward?.isClaimed === false);
  const isFiltered = showsFilter && query['show'] === 'rewards';
  const shown = isFiltered ? claimable : all;
  const open = shown.find(({ id }) => id === query['message']);
  const tabs = [
    { show: undefined, label: message('inbox.all'), count: all.length },
    { show: 'rewards', label: message('club.toClaim'), count: claimable.length },
  ];
  return (
    <section aria-label={message('inbox.label')} className={styles.inbox} data-part="inbox">
      {showsFilter ? (
        <div className={styles.tabs} role="group" aria-label={message('records.filters')}>
          {tabs.map(({ show, label, count }) => (
            <button
              key={label}
              type="button"
              className={styles.tab}
              aria-pressed={isFiltered === (show !== undefined)}
              onClick={() => setQuery({ show, message: undefined })}
            >
              {label} <span className={styles.count}>{count}</span>
            </button>
          ))}
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="gift"
          title={message('inbox.noRewardsTitle')}
          action={<Button onClick={() => setQuery({ show: undefined })}>{message('inbox.all')}</Button>}
        >
          {message('inbox.noRewardsText')}
        </EmptyState>
      ) : (
        <div className={open ? styles.boxReading : styles.box}>
          <MessageList messages={shown} open={open?.id} claims={claims} onOpen={(id) => setQuery({ message: id })} />
          <MessageReader
            key={open?.id ?? ''}
            open={open}
            claims={claims}
            onBack={() => setQuery({ message: undefined })}
          />
        </div>
      )}
    </section>
  );
}

function Waiting() {
  const message = useMessages();
  return (
    <section aria-label={message('inbox.label')} aria-busy="true" className={styles.skeleton} data-part="inbox">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} className={styles.skeletonRow} />
      ))}
    </section>
  );
}
