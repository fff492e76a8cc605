import { contentRequest, type WidgetExample } from '../../engine';
import { longName, statistics } from '../../engine/examples';
import type { WithdrawalsTickerProps } from '../../schemas/generated/widgets';

const request = contentRequest('statistics', {});
const [first] = statistics.withdrawals;
const payment = first ?? { player: 'jo***n', amount: '12000.00', at: '2026-12-01T11:58:00.000Z' };

export const examples: readonly WidgetExample<WithdrawalsTickerProps>[] = [
  {
    name: 'several',
    props: {},
    content: [[request, { ...statistics, withdrawals: [payment, { ...payment, player: 'ma***a' }] }]],
    says: ['jo***n withdrew ₱12,000.00'],
    expects: [
      ['region', 'Just paid out'],
      ['button', 'Pause payouts'],
      ['button', 'Next payout'],
    ],
  },
  { name: 'one', props: {}, content: [[request, statistics]], says: ['jo***n withdrew ₱12,000.00'] },
  { name: 'a long name', props: {}, content: [[request, { ...statistics, withdrawals: [{ ...payment, player: longName }] }]] },
  { name: 'none yet', props: {}, content: [[request, { ...statistics, withdrawals: [] }]], isEmpty: true },
];
