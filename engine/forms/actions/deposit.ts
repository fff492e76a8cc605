import { outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/** Pays in, as one intent (CALL-X). The choice `none` sends no bonus. */
export const deposit = defineFormAction('deposit', async ({ method, amount, bonus = '' }, { application }) => {
  const params = { methodCode: method, amount, ...(bonus === '' || bonus === 'none' ? {} : { bonusCode: bonus }) };
  return outcomeOfIntent(await intentOf(application, 'deposit').send(params));
});
