import { defineWidget } from '../../engine';

export const withdrawal = defineWidget({
  type: 'withdrawal',
  load: () => import('./Withdrawal'),
  texts: ['payment', 'records'],
});
