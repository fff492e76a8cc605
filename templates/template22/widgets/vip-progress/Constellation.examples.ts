import { contentRequest, type WidgetExample } from '../../../../engine';
import type { VipProgressProps } from '../../../../schemas/generated/widgets';

const levels = [{ name: 'Deckhand', deposit: '0', turnover: '0', cashback: 0.2, gift: '0' }];

export const examples: readonly WidgetExample<VipProgressProps>[] = [
  {
    name: 'constellation of a guest',
    props: { variant: 'constellation', joinRoute: 'register' },
    content: [[contentRequest('vipLevels', {}), levels]],
    expects: [
      ['region', 'Your VIP level'],
      ['heading', 'Your VIP level'],
      ['img', 'Deckhand'],
    ],
  },
  {
    name: 'constellation of a player',
    props: { variant: 'constellation' },
    as: 'player',
    content: [[contentRequest('vipLevels', {}), levels]],
    expects: [['link', 'VIP club']],
  },
];
