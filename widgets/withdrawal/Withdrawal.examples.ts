import type { WidgetExample } from '../../engine';
import type { WithdrawalProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<WithdrawalProps>[] = [
  { name: 'accounts are on their way', props: { forms: ['withdrawal'] }, as: 'player' },
];
