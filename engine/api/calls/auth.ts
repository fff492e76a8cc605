import { validateLoginAnswer } from '../../../schemas/generated/validators/api-auth';
import type { LoginAnswer } from '../../../schemas/generated/api';
import type { SignedIn } from '../models';
import { defineCall, siteBody } from '../row';

/** Calls that sign a player in. */
export const authCalls = {
  login: defineCall<{ readonly accountId: string; readonly password: string }, LoginAnswer, SignedIn>({
    requirement: 'CALL-AUTH-1',
    method: 'POST',
    path: '/api/auth/login',
    failure: 'auth',
    repeatable: false,
    origin: 'spec',
    definition: 'Login',
    body: ({ accountId, password }, context) => ({ account_id: accountId, password, ...siteBody(context) }),
    isAnswer: validateLoginAnswer,
    model: ({ token, user, fullname, email }) => ({
      accountId: user.account_id,
      sessionToken: user.session_token,
      token,
      fullName: fullname ?? '',
      email: email ?? '',
    }),
  }),
};
