import { defineFormAction } from '../formAction';

/** Opens an account and signs in (CALL-AUTH-5). */
export const signUp = defineFormAction(
  'signUp',
  async ({ account, password, phone, email = '', referrerCode }, { stores }) =>
    (await stores.sessionLoader.load()).signUp({
      accountId: account,
      password,
      phone,
      email,
      ...(referrerCode ? { referrerCode } : {}),
    }),
);
