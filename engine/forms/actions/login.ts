import { defineFormAction } from '../formAction';

/** Signs in by password (CALL-AUTH-1). */
export const login = defineFormAction('login', ({ account, password }, { stores }) => stores.session.account('login', account, password));
