import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { MatchListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Matches with their odds, of one sport if it names one (CALL-SITE-15, CALL-SITE-16). */
export const MatchList = observer(function MatchList({
  variant,
  title,
  note,
  limit,
  sport,
  oddsFormat,
  seeAll,
}: WidgetProps<MatchListProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const all = useContent(contentRequest('matches', { limit })).value;
  const matches = useMemo(
    () => (all ?? []).filter((match) => sport === undefined || match.sport === sport).slice(0, limit),
    [all, sport, limit],
  );
  if (matches.length === 0) return null;
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
