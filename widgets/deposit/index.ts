import { defineWidget } from '../../engine';

export const deposit = defineWidget({
  type: 'deposit',
  load: () => import('./Deposit'),
  texts: ['payment', 'records'],
});
