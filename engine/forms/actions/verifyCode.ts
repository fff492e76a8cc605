import { defineFormAction } from '../formAction';

/** Checks the code of a new account (CALL-AUTH-6). */
export const verifyCode = defineFormAction('verifyCode', ({ account, code }, { stores }) => stores.session.account('verifyCode', account, code));
