import { contentRequest, type WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { VipLevelsProps } from '../../schemas/generated/widgets';

const levels = [
  { name: 'Deckhand', deposit: '0', turnover: '0', cashback: 0.2, gift: '0' },
  { name: longName, deposit: '20000', turnover: '100000', cashback: 0.4, gift: '200' },
];

export const examples: readonly WidgetExample<VipLevelsProps>[] = [
  {
    name: 'the ladder',
    props: {},
    content: [[contentRequest('vipLevels', {}), levels]],
    expects: [
      ['heading', 'All levels'],
      ['table', 'All levels'],
      ['cell', longName],
    ],
    says: ['₱20,000', '0.4%', '₱200'],
  },
  { name: 'on its way', props: { title: { EN: 'Ladder' } }, isWaiting: true, expects: [['table', 'Ladder']] },
];
