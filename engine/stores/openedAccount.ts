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
