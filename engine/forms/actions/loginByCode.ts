import { defineFormAction } from '../formAction';

/** Signs in by the one-time code (CALL-AUTH-2). */
export const loginByCode = defineFormAction('loginByCode', async ({ account, code }, { stores }) =>
  (await stores.sessionLoader.load()).loginByCode(account, code),
);
