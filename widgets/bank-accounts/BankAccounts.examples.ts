import type { WidgetExample } from '../../engine';
import type { BankAccountsProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<BankAccountsProps>[] = [
  { name: 'accounts are on their way', props: {}, as: 'player', expects: [['region', 'Your bank accounts and cards']] },
];
