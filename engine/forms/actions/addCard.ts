import { insist, outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/** Adds a card that withdrawals can go to, once however often it is sent (CALL-X). */
export const addCard = defineFormAction('addCard', async ({ holder, number, expiry }, { application }) =>
  outcomeOfIntent(await insist(intentOf(application, 'addCard'), { holder, number, expiry })),
);
