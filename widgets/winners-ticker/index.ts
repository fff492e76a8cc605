import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const winnersTicker = defineWidget({
  type: 'winners-ticker',
  load: () => import('./WinnersTicker'),
  variants: { variant: forms },
  content: () => [contentRequest('statistics', {})],
});
