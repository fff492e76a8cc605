import type { WidgetExample } from '../../engine';
import type { TransactionHistoryProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<TransactionHistoryProps>[] = [
  { name: 'on its way', props: {}, as: 'player', expects: [['table', 'Transactions']] },
];
