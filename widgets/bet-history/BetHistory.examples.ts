import type { WidgetExample } from '../../engine';
import type { BetHistoryProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<BetHistoryProps>[] = [
  { name: 'on its way', props: {}, as: 'player', expects: [['table', 'Bets']] },
];
