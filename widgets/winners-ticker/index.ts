import { contentRequest, defineWidget } from '../../engine';
import type { WinnersTickerProps } from '../../schemas/generated/widgets';
import { hottest } from './hottest';
import { forms } from './variants';

export const winnersTicker = defineWidget<WinnersTickerProps>({
  type: 'winners-ticker',
  load: () => import('./WinnersTicker'),
  variants: { variant: forms },
  content: ({ variant }) => [contentRequest('statistics', {}), ...(variant === 'rounds' ? [hottest] : [])],
});
