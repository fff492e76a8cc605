import { defineFormAction } from '../formAction';

/** Signs in by password (CALL-AUTH-1). */
export const login = defineFormAction('login', async ({ account, password }, { stores }) =>
  (await stores.sessionLoader.load()).login(account, password),
);
