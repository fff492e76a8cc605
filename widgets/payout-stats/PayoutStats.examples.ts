import { contentRequest, type WidgetExample } from '../../engine';
import { statistics } from '../../engine/examples';
import type { PayoutStatsProps } from '../../schemas/generated/widgets';

const props = { title: { EN: 'Paid out in 24 hours' } };

export const examples: readonly WidgetExample<PayoutStatsProps>[] = [
  {
    name: 'a day',
    props,
    content: [[contentRequest('statistics', {}), statistics]],
    expects: [['region', 'Paid out in 24 hours']],
    says: ['₱1,824,000.50', '40 s', '3 min 10 s'],
  },
  {
    name: 'a day without a payment',
    props,
    content: [
      [
        contentRequest('statistics', {}),
        { ...statistics, paidInDay: '0', hourlyWithdrawals: Array.from({ length: 24 }, () => '0') },
      ],
    ],
    says: ['₱0.00'],
  },
  { name: 'on its way', props, isWaiting: true, isEmpty: true },
];
