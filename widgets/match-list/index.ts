import { contentRequest, defineWidget } from '../../engine';
import type { MatchListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

export const matchList = defineWidget<MatchListProps>({
  type: 'match-list',
  load: () => import('./MatchList'),
  variants: { variant: forms },
  content: (props) => [contentRequest('matches', { limit: props.limit })],
});
