import { contentRequest, defineWidget } from '../../engine';

export const withdrawalsTicker = defineWidget({
  type: 'withdrawals-ticker',
  load: () => import('./WithdrawalsTicker'),
  content: () => [contentRequest('recentTransactions', {}), contentRequest('statistics', {})],
});
