import { defineFormAction } from '../formAction';

/** Opens an account and signs in (CALL-AUTH-5). */
export const signUp = defineFormAction('signUp', ({ account, password, phone, email = '', referrerCode }, { stores }) =>
  stores.session.account('signUp', { accountId: account, password, phone, email, ...(referrerCode ? { referrerCode } : {}) }),
);
