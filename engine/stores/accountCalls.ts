import type { ApiClient } from '../api/client';
import type { SignedIn } from '../api/sessionModels';
import type { CodeSent, Profile, SignUp } from '../api/playerModels';
import type { Result } from '../api/result';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { dropLanding, landingWords } from './landing';

/** What a guest fills in to open an account; the rest of a sign-up comes from the landing address. */
export interface NewPlayer extends Pick<SignUp, 'accountId' | 'password' | 'phone' | 'email'> {
  /** Code of the player who sent the guest, where the form asks for it; otherwise that of the landing address. */
  readonly referrerCode?: string;
}

/** Signing in and up, and everything around a password. */
export interface AccountCalls {
  readonly login: (accountId: string, password: string) => Promise<Result<null>>;
  readonly loginByCode: (accountId: string, code: string) => Promise<Result<null>>;
  readonly requestLoginCode: (accountId: string) => Promise<Result<CodeSent>>;
  readonly requestSignUpCode: (accountId: string) => Promise<Result<CodeSent>>;
  readonly verifyCode: (accountId: string, code: string) => Promise<Result<null>>;
  readonly signUp: (player: NewPlayer) => Promise<Result<null>>;
  readonly forgotPassword: (accountId: string, phone: string) => Promise<Result<null>>;
  readonly changePassword: (password: string, newPassword: string) => Promise<Result<null>>;
  readonly updateProfile: (profile: Profile) => Promise<Result<Profile>>;
}

/** The calls on a client; `enter` takes over whoever has signed in. */
export function createAccountCalls(
  api: ApiClient,
  environment: Environment,
  { session: rules }: Pick<CompiledSite, 'session'>,
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
      const words = landingWords(environment, rules);
      const opened = await api.call('signUp', { ...words, ...player, referrerCode: player.referrerCode || words.referrerCode });
      if (!opened.ok) return opened;
      dropLanding(environment);
      return login(player.accountId, player.password);
    },
    forgotPassword: (accountId, phone) => api.call('forgotPassword', { accountId, phone }),
    changePassword: (password, newPassword) => api.call('changePassword', { password, newPassword }),
    updateProfile: (profile) => api.call('updateProfile', profile),
  };
}
