import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { LeaderboardProps } from '../../schemas/generated/widgets';
import { empties, forms, ofPage, type NoStandingsProps } from './variants';

/** The running tournament. Without rows a page that is about it says why; elsewhere nothing is shown. */
export const Leaderboard = observer(function Leaderboard({
  variant,
  title,
  limit,
  seeAll,
  standalone,
}: WidgetProps<LeaderboardProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const { status, value: board, retry } = useContent(contentRequest('leaderboard', {}));
  if (!board || board.rows.length === 0)
    return standalone ? <Empty status={board ? 'ready' : status} onRetry={retry} /> : null;
  return (
    <Form
      title={title ? text(title) : board.title}
      rows={board.rows.slice(0, limit)}
      endsAt={board.endsAt}
      {...(seeAll ? { seeAll } : {})}
    />
  );
});

function Empty(props: NoStandingsProps) {
  const NoStandings = useVariant(empties, ofPage);
  return <NoStandings {...props} />;
}
