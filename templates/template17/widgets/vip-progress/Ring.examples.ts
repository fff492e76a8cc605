import { contentRequest, type WidgetExample } from '../../../../engine';
import type { VipProgressProps } from '../../../../schemas/generated/widgets';

const levels = [{ name: 'Deckhand', deposit: '0', turnover: '0', cashback: 0.2, gift: '0' }];

export const examples: readonly WidgetExample<VipProgressProps>[] = [
  {
    name: 'ring of a guest',
    props: { variant: 'ring' },
    content: [[contentRequest('vipLevels', {}), levels]],
    expects: [['region', 'Your VIP level']],
    says: ['Your VIP level', 'Deckhand'],
  },
];
