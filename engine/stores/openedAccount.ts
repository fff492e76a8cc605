import type { CompiledSite } from '../config/compiled';
import type { CallFailure } from '../api/result';
import type { NewPlayer } from './player';

type Pair = Pick<NewPlayer, 'accountId' | 'password'>;

/** `opened`: the platform has opened the account. `unknown`: the answer was lost, so that it may have. */
export type SignUpState = 'opened' | 'unknown';

/**
 * Remembers an account that this page has opened and not signed in to yet, with the password that opens it. It lives in
 * memory alone and is never stored.
 */
export class OpenedAccount {
  private noted: (Pair & { readonly state: SignUpState }) | null = null;

  /** What is known of this account with this password. Another account or password makes it forget. */
  signUpStateOf({ accountId, password }: Pair): SignUpState | null {
    if (this.noted?.accountId !== accountId || this.noted.password !== password) this.forget();
    return this.noted?.state ?? null;
  }

  note({ accountId, password }: Pair, state: SignUpState): void {
    this.noted = { accountId, password, state };
  }

  forget(): void {
    this.noted = null;
  }
}

/** What a proxy says when it has given up waiting: the platform may have acted all the same. */
const timedOut: ReadonlySet<number> = new Set([408, 499]);

/**
 * Whether a failure leaves open what the platform did: no usable answer came, somebody on the way gave up waiting, or
 * the platform had trouble of its own. Everything else is the platform's refusal, whatever number it has.
 */
export function isLostAnswer(
  { statusCode, statusMessage }: CallFailure,
  { failures }: Pick<CompiledSite, 'failures'>,
): boolean {
  const isOurs = Object.values(failures.network).some(
    (words) => words.statusCode === statusCode && words.statusMessage === statusMessage,
  );
  return isOurs || timedOut.has(statusCode) || (statusCode >= 500 && statusCode < 600);
}
