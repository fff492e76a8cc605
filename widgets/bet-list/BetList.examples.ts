import type { WidgetExample } from '../../engine';
import type { BetListProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<BetListProps>[] = [
  { name: 'nothing collected', props: {}, expects: [['heading', 'Bet list']], says: ['Press a price and it is collected here.'] },
  { name: 'an empty slip', props: { variant: 'slip' }, expects: [['heading', 'Bet list']], says: ['Press a price and it is collected here.'] },
];
