import { insist, outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/** Adds a bank account that withdrawals can go to, once however often it is sent (CALL-X). */
export const addBank = defineFormAction('addBank', async ({ bank, holder, number }, { application }) =>
  outcomeOfIntent(await insist(intentOf(application, 'addBank'), { bankCode: bank, holder, number })),
);
