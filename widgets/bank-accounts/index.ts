import { defineWidget } from '../../engine';

export const bankAccounts = defineWidget({
  type: 'bank-accounts',
  load: () => import('./BankAccounts'),
  texts: ['payment', 'records'],
});
