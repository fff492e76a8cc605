import { outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/** Pays out to one of the player's accounts, as one intent (CALL-X). */
export const withdraw = defineFormAction('withdraw', async ({ bank, amount }, { application }) =>
  outcomeOfIntent(await intentOf(application, 'withdraw').send({ bankId: bank, amount })),
);
