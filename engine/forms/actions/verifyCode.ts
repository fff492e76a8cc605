import { defineFormAction } from '../formAction';

/** Checks the code of a new account (CALL-AUTH-6). */
export const verifyCode = defineFormAction('verifyCode', ({ account, code }, { stores }) =>
  stores.api.call('verifyCode', { accountId: account, code }),
);
