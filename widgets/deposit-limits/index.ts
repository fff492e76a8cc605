import { defineWidget } from '../../engine';

export const depositLimits = defineWidget({
  type: 'deposit-limits',
  load: () => import('./DepositLimits'),
  texts: ['payment', 'records'],
});
