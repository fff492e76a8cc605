import type { WidgetExample } from '../../engine';
import type { DepositProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<DepositProps>[] = [
  { name: 'ways to pay are on their way', props: { forms: ['deposit'] }, as: 'player' },
];
