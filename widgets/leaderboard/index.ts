import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const leaderboard = defineWidget({
  type: 'leaderboard',
  load: () => import('./Leaderboard'),
  variants: { variant: forms },
  content: () => [contentRequest('leaderboard', {})],
});
