import { contentRequest, defineWidget } from '../../engine';

export const payoutStats = defineWidget({
  type: 'payout-stats',
  load: () => import('./PayoutStats'),
  content: () => [contentRequest('statistics', {})],
});
