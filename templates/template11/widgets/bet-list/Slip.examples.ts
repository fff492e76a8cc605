import type { WidgetExample } from '../../../../engine';
import type { BetListProps } from '../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<BetListProps>[] = [
  {
    name: 'an empty slip',
    props: { variant: 'slip' },
    expects: [['heading', 'Bet slip']],
    says: ['Select odds to add them here.'],
  },
];
