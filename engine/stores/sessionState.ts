import { makeAutoObservable, observableRef } from 'mobx';
import type { Decimal } from '../api/decimal';
import type { VipSummary } from '../api/sessionModels';
import type { Identity } from '../api/endpoint';
import type { CompiledSite } from '../config/compiled';
import type { KeyValueStorage } from '../environment';
import { noMinigame, userStorageKey, type Minigame, type Player } from './player';

/** How a session came to its end. */
export type SessionEnd = 'logout' | 'expired';

/** What makes a tab look at its session. */
export type SessionEvent = 'storage' | CompiledSite['session']['checkOn'][number];

/** The session as everybody but its controller sees it. */
export type SessionView = Readonly<SessionState>;

/**
 * Who is here: a guest, or a player with a balance and a standing (STATE-1, STATE-2, STATE-4). `SessionController` owns
 * every write.
 */
export class SessionState {
  user: Player | null = null;
  balance: Decimal | null = null;
  gameTokens: Decimal | null = null;
  vip: VipSummary | null = null;
  minigame: Minigame = noMinigame;
  /** True once the platform has been asked for the balance: one that is not known then is on its way no longer. */
  isBalanceRead = false;
  /** True once the platform has been asked for the standing; a player may have none. */
  isVipRead = false;
  /** True once a stored player has been looked for. */
  isRestored = false;
  /** How the last session of this page ended; null while nobody has left, and again with the next sign-in. */
  end: SessionEnd | null = null;
  /** Aborts when the session that is on now ends: its calls stop, and what they still bring counts no more. */
  ended = new AbortController();

  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {
      user: observableRef,
      vip: observableRef,
      minigame: observableRef,
      ended: false,
    });
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

  get email(): string {
    return this.user?.email ?? '';
  }

  /** What calls of a player carry. */
  get identity(): Identity | null {
    return this.user && { accountId: this.user.accountId, auth: this.user.sessionToken, ended: this.ended.signal };
  }

  /** Whether storage has a player. */
  hasStored(): boolean {
    return this.#storage.get(userStorageKey) !== null;
  }

  /** Whether a player is signed in, or one is stored whose session has not been read yet. */
  isExpected(): boolean {
    return this.user !== null || (!this.isRestored && this.hasStored());
  }
}
