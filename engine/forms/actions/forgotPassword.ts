import { defineFormAction } from '../formAction';

/** Has a new password sent to the number of the account (CALL-AUTH-4). */
export const forgotPassword = defineFormAction('forgotPassword', ({ account, phone }, { stores }) =>
  stores.api.call('forgotPassword', { accountId: account, phone }),
);
