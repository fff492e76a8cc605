import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { Decimal } from '../api/models';
import type { CallFailure } from '../api/result';
import type { Identity } from '../api/row';
import type { Environment } from '../environment';
import { clearStoredUser, readStoredUser, writeStoredUser, type StoredUser } from './storedUser';

/** Tells the other tabs that the player has left (STATE-6). */
const channelName = 'livery.session';

export type LoginOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** Who is here: a guest, or a player with a balance (STATE-1, STATE-4). */
export class SessionStore {
  user: StoredUser | null = null;
  balance: Decimal | null = null;
  gameTokens: Decimal | null = null;
  /** True once a stored player has been looked for. */
  isRestored = false;
  /** Counts sign-ins, so that a late answer of an old session never touches the new one. */
  private generation = 0;
  private channel: ReturnType<Environment['openChannel']> | null = null;

  constructor(
    private readonly environment: Environment,
    private readonly api: ApiClient,
    /** Runs after every sign-in and every restore. */
    private readonly onSignedIn: () => void,
    private readonly onSignedOut: () => void,
  ) {
    makeAutoObservable<this, 'environment' | 'api' | 'onSignedIn' | 'onSignedOut' | 'channel'>(
      this,
      { environment: false, api: false, onSignedIn: false, onSignedOut: false, channel: false },
      { autoBind: true },
    );
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  get accountId(): string {
    return this.user?.accountId ?? '';
  }

  get fullName(): string {
    return this.user?.fullName ?? '';
  }

  /** What calls of a player carry. */
  get identity(): Identity | null {
    return this.user ? { accountId: this.user.accountId, auth: this.user.token } : null;
  }

  /** Looks for a stored player and listens to other tabs. Called once, after the page has been taken over. */
  restore(): void {
    this.channel = this.environment.openChannel(channelName, (message) => {
      if (message === 'logout' && this.isAuthenticated) {
        this.reset();
        this.environment.reload();
      }
    });
    const stored = readStoredUser(this.environment.local);
    this.isRestored = true;
    if (stored) this.begin(stored);
  }

  /** Signs in by password; a statusCode other than 1, or no token, does not (STATE-4). */
  async login(accountId: string, password: string): Promise<LoginOutcome> {
    const result = await this.api.call('login', { accountId, password });
    if (!result.ok) return result;
    runInAction(() => {
      const { accountId: id, sessionToken, fullName, email } = result.value;
      const user: StoredUser = { accountId: id, token: sessionToken, fullName, email };
      writeStoredUser(this.environment.local, user);
      this.begin(user);
    });
    return { ok: true };
  }

  /** Fetches the balance; a failure keeps the last one and is only reported (ERR-2, ERR-4). */
  async loadBalance(): Promise<void> {
    const generation = this.generation;
    const result = await this.api.call('balance', {});
    if (generation !== this.generation) return;
    if (result.ok) {
      runInAction(() => {
        this.balance = result.value.game;
        this.gameTokens = result.value.tokens;
      });
    }
  }

  /** Signs out here and in every other tab (STATE-6). */
  logout(): void {
    this.channel?.post('logout');
    this.reset();
  }

  private begin(user: StoredUser): void {
    this.generation += 1;
    this.user = user;
    this.balance = null;
    this.onSignedIn();
  }

  private reset(): void {
    this.generation += 1;
    this.user = null;
    this.balance = null;
    this.gameTokens = null;
    clearStoredUser(this.environment.local);
    this.onSignedOut();
  }
}
