import type { ApiClient } from '../api/client';
import type { SignedIn } from '../api/sessionModels';
import type { CodeSent, Profile, SignUp } from '../api/playerModels';
import type { Result } from '../api/result';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { dropAttribution, campaignAttribution } from './campaignAttribution';
import type { SessionStore } from './sessionStore';

/** What a guest fills in to open an account; the rest of a sign-up comes from the campaign attribution. */
export interface NewPlayer extends Pick<SignUp, 'accountId' | 'password' | 'phone' | 'email'> {
  /** Code of the player who sent the guest, where the form asks for it; otherwise that of the campaign attribution. */
  readonly referrerCode?: string;
}

/** Signing in and up, and everything around a password and a name. */
export interface AccountCalls {
  /** Signs in by password; a statusCode other than 1, or no token, does not (STATE-4). */
  readonly login: (accountId: string, password: string) => Promise<Result<null>>;
  /** Signs in by the one-time code that `requestLoginCode` sent (STATE-5). */
  readonly loginByCode: (accountId: string, code: string) => Promise<Result<null>>;
  /** Has a code for signing in sent; the platform does not tell whether the account exists. */
  readonly requestLoginCode: (accountId: string) => Promise<Result<CodeSent>>;
  /** Has a code for a new account sent; `verifyCode` takes it, then `signUp` opens the account. */
  readonly requestSignUpCode: (accountId: string) => Promise<Result<CodeSent>>;
  /** Checks the code of a new account. */
  readonly verifyCode: (accountId: string, code: string) => Promise<Result<null>>;
  /** Opens an account, with the campaign attribution, and signs in (CALL-AUTH-5). */
  readonly signUp: (player: NewPlayer) => Promise<Result<null>>;
  /** Has a new password sent to the number the account was opened with. */
  readonly forgotPassword: (accountId: string, phone: string) => Promise<Result<null>>;
  /** Changes the player's password; the session goes on, others of the player end at the platform. */
  readonly changePassword: (password: string, newPassword: string) => Promise<Result<null>>;
  /** Changes the player's name and address; here they are from then on as the platform has them (CALL-PLAYER-1). */
  readonly updateProfile: (profile: Profile) => Promise<Result<Profile>>;
}

/** The calls on a client; `enter` starts the session of whoever has signed in. */
export function createAccountCalls(
  api: ApiClient,
  environment: Environment,
  { session: rules }: Pick<CompiledSite, 'session'>,
  session: Pick<SessionStore, 'ended' | 'merge'>,
  enter: (who: SignedIn) => void,
): AccountCalls {
  const entered = (result: Result<SignedIn>): Result<null> => {
    if (!result.ok) return result;
    enter(result.value);
    return { ok: true, value: null };
  };
  const login: AccountCalls['login'] = async (accountId, password) => entered(await api.call('login', { accountId, password }));
  return {
    login,
    loginByCode: async (accountId, code) => entered(await api.call('loginByCode', { accountId, code })),
    requestLoginCode: (accountId) => api.call('requestLoginCode', { accountId }),
    requestSignUpCode: (accountId) => api.call('requestSignUpCode', { accountId }),
    verifyCode: (accountId, code) => api.call('verifyCode', { accountId, code }),
    signUp: async (player) => {
      const words = campaignAttribution(environment, rules);
      const opened = await api.call('signUp', { ...words, ...player, referrerCode: player.referrerCode || words.referrerCode });
      if (!opened.ok) return opened;
      dropAttribution(environment);
      return login(player.accountId, player.password);
    },
    forgotPassword: (accountId, phone) => api.call('forgotPassword', { accountId, phone }),
    changePassword: (password, newPassword) => api.call('changePassword', { password, newPassword }),
    updateProfile: async (profile) => {
      const { signal } = session.ended;
      const result = await api.call('updateProfile', profile);
      if (result.ok && !signal.aborted) session.merge(result.value);
      return result;
    },
  };
}
