import { defineWidget } from '../../engine';

export const transactionHistory = defineWidget({
  type: 'transaction-history',
  load: () => import('./TransactionHistory'),
  texts: ['records'],
});
