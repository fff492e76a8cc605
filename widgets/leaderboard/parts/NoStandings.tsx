import { EmptyState, FailedState, RecordTable, useMessages, type RecordColumn } from '../../../engine';
import type { NoStandingsProps } from '../variants';

/** Stands where the rows of a tournament would: they are on their way, could not be read, or nobody has points yet. */
export function NoStandings({ status, onRetry }: NoStandingsProps) {
  const message = useMessages();
  if (status === 'failed') return <FailedState call="leaderboard" onRetry={onRetry} />;
  if (status === 'ready')
    return (
      <EmptyState icon="crown" title={message('leaderboard.noneTitle')}>
        {message('leaderboard.noneText')}
      </EmptyState>
    );
  const column = (key: 'place' | 'player' | 'points' | 'prize', place: RecordColumn<never>['place']) => ({
    key,
    title: message(`leaderboard.${key}`),
    place,
    cell: () => null,
  });
  return (
    <RecordTable
      caption={message('leaderboard.full')}
      columns={[
        column('place', 'meta'),
        column('player', 'main'),
        column('points', 'state'),
        column('prize', 'amount'),
      ]}
      rows={[]}
      rowKey={() => ''}
      isBusy
    />
  );
}
