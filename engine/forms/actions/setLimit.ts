import type { LimitPeriod } from '../../api/clubModels';
import { sendUntilKnown, outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/**
 * Sets a deposit limit, once however often it is sent (CALL-X). After a lost answer it reads the limits until they
 * tell.
 */
export const setLimit = defineFormAction('setLimit', async ({ period, amount }, { application }) =>
  outcomeOfIntent(await sendUntilKnown(intentOf(application, 'setLimit'), { period: period as LimitPeriod, amount })),
);
