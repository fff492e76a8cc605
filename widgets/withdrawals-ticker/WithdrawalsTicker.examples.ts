import { contentRequest, type WidgetExample } from '../../engine';
import { longName, statistics } from '../../engine/examples';
import type { WithdrawalsTickerProps } from '../../schemas/generated/widgets';

const request = contentRequest('statistics', {});
const latest = contentRequest('recentTransactions', {});
const nothing = { deposits: [], withdrawals: [] };
const [first] = statistics.withdrawals;
const payment = first ?? { player: 'jo***n', amount: '12000.00', at: '2026-12-01T11:58:00.000Z' };

export const examples: readonly WidgetExample<WithdrawalsTickerProps>[] = [
  {
    name: 'several',
    props: {},
    content: [
      [latest, nothing],
      [request, { ...statistics, withdrawals: [payment, { ...payment, player: 'ma***a' }] }],
    ],
    says: ['jo***n withdrew ₱12,000.00'],
    expects: [
      ['region', 'Latest withdrawals'],
      ['button', 'Pause withdrawal list'],
      ['button', 'Next withdrawal'],
    ],
  },
  {
    name: 'the latest before the largest',
    props: {},
    content: [
      [latest, { ...nothing, withdrawals: [{ ...payment, player: 'la***t' }] }],
      [request, statistics],
    ],
    says: ['la***t withdrew ₱12,000.00'],
  },
  {
    name: 'one',
    props: {},
    content: [
      [latest, nothing],
      [request, statistics],
    ],
    says: ['jo***n withdrew ₱12,000.00'],
  },
  {
    name: 'a long name',
    props: {},
    content: [
      [latest, nothing],
      [request, { ...statistics, withdrawals: [{ ...payment, player: longName }] }],
    ],
  },
  {
    name: 'none yet',
    props: {},
    content: [
      [latest, nothing],
      [request, { ...statistics, withdrawals: [] }],
    ],
    isEmpty: true,
  },
];
