import { observer } from 'mobx-react-lite';
import { Suspense, useMemo } from 'react';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { MatchListProps } from '../../schemas/generated/widgets';
import './parts/NoMatches.css';
import { empties, forms, type NoMatchesProps } from './variants';

/** Matches with their odds, of one sport if it names one (CALL-SITE-15, CALL-SITE-16). */
export const MatchList = observer(function MatchList({
  variant,
  title,
  note,
  limit,
  sport,
  oddsFormat,
  showsEmpty,
  seeAll,
}: WidgetProps<MatchListProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const { value: all, status, retry } = useContent(contentRequest('matches', { limit }));
  const matches = useMemo(
    () => (all ?? []).filter((match) => sport === undefined || match.sport === sport).slice(0, limit),
    [all, sport, limit],
  );
  if (matches.length === 0) {
    return showsEmpty && status !== 'loading' ? (
      <Suspense fallback={null}>
        <Empty title={text(title)} isFailed={status === 'failed'} onRetry={retry} />
      </Suspense>
    ) : null;
  }
  return (
    <Form
      title={text(title)}
      note={note ? text(note) : ''}
      matches={matches}
      oddsFormat={oddsFormat}
      {...(seeAll ? { seeAll } : {})}
    />
  );
});

function Empty(props: NoMatchesProps) {
  const NoMatches = useVariant(empties, 'no-matches');
  return <NoMatches {...props} />;
}
