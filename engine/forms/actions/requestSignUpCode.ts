import { defineFormAction } from '../formAction';

/** Has a code for a new account sent (CALL-AUTH-7). */
export const requestSignUpCode = defineFormAction('requestSignUpCode', ({ account }, { stores }) =>
  stores.api.call('requestSignUpCode', { accountId: account }),
);
