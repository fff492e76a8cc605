import { contentRequest, defineWidget } from '../../engine';
import type { LeaderboardProps } from '../../schemas/generated/widgets';
import { empties, forms, ofPage } from './variants';

export const leaderboard = defineWidget<LeaderboardProps>({
  type: 'leaderboard',
  load: () => import('./Leaderboard'),
  texts: ['records'],
  variants: { variant: forms },
  content: () => [contentRequest('leaderboard', {})],
  parts: ({ standalone }) => (standalone ? [{ variants: empties, name: ofPage }] : []),
});
