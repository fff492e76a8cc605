import type { LimitPeriod } from '../../api/clubModels';
import { defineFormAction } from '../formAction';

/** Sets a deposit limit (CALL-X). Sent twice it is the same limit. */
export const setLimit = defineFormAction('setLimit', ({ period, amount }, { stores, environment }) =>
  stores.api.call('setLimit', { requestId: environment.randomId(), period: period as LimitPeriod, amount }),
);
