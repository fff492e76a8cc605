import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { MatchListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Matches with their odds (CALL-SITE-15, CALL-SITE-16). */
export const MatchList = observer(function MatchList({ variant, title, note, limit, oddsFormat, seeAll }: WidgetProps<MatchListProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const matches = useContent(contentRequest('matches', { limit })).value ?? [];
  if (matches.length === 0) return null;
  return <Form title={text(title)} note={note ? text(note) : ''} matches={matches.slice(0, limit)} oddsFormat={oddsFormat} {...(seeAll ? { seeAll } : {})} />;
});
