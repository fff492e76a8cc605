import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { LeaderboardProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The running tournament. */
export const Leaderboard = observer(function Leaderboard({
  variant,
  title,
  limit,
  seeAll,
}: WidgetProps<LeaderboardProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const board = useContent(contentRequest('leaderboard', {})).value;
  if (!board || board.rows.length === 0) return null;
  return (
    <Form
      title={title ? text(title) : board.title}
      rows={board.rows.slice(0, limit)}
      endsAt={board.endsAt}
      {...(seeAll ? { seeAll } : {})}
    />
  );
});
