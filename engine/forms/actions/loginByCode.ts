import { defineFormAction } from '../formAction';

/** Signs in by the one-time code (CALL-AUTH-2). */
export const loginByCode = defineFormAction('loginByCode', ({ account, code }, { stores }) => stores.session.account('loginByCode', account, code));
