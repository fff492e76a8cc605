import { defineFormAction } from '../formAction';

/** Has a code for signing in sent (CALL-AUTH-8). */
export const requestLoginCode = defineFormAction('requestLoginCode', ({ account }, { stores }) =>
  stores.api.call('requestLoginCode', { accountId: account }),
);
