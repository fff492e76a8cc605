import { defineWidget } from '../../engine';
import type { BetListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

export const betList = defineWidget<BetListProps>({
  type: 'bet-list',
  load: () => import('./BetList'),
  variants: { variant: forms },
});
