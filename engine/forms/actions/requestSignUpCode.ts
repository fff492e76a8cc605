import { defineFormAction } from '../formAction';

/** Has a code for a new account sent (CALL-AUTH-7). */
export const requestSignUpCode = defineFormAction('requestSignUpCode', ({ account }, { stores }) => stores.session.account('requestSignUpCode', account));
