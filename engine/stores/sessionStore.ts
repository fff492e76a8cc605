import { makeAutoObservable, observableRef } from 'mobx';
import type { Decimal } from '../api/decimal';
import type { FavouriteGame } from '../api/gameModels';
import type { VipSummary } from '../api/sessionModels';
import type { Result } from '../api/result';
import type { Identity } from '../api/endpoint';
import type { Environment } from '../environment';
import type { AccountCalls } from './accountCalls';
import { noMinigame, userStorageKey, type Minigame, type Player } from './player';
import type { PlayerSession, SessionEvent } from './playerSession';

/** How a session came to its end. */
export type SessionEnd = 'logout' | 'expired';

/**
 * Who is here: a guest, or a player with a balance and a standing (STATE-1, STATE-2, STATE-4). What a session does stands in
 * `playerSession`, which loads for players and for those who sign in.
 */
export class SessionStore {
  user: Player | null = null;
  balance: Decimal | null = null;
  gameTokens: Decimal | null = null;
  vip: VipSummary | null = null;
  minigame: Minigame = noMinigame;
  /** True once a stored player has been looked for. */
  isRestored = false;
  /** How the last session of this page ended; null while nobody has left, and again with the next sign-in. */
  end: SessionEnd | null = null;
  /** Aborts when the session that is on now ends: its calls stop, and what they still bring counts no more. */
  ended = new AbortController();
  private part: PlayerSession | null = null;

  constructor(
    private readonly environment: Environment,
    private readonly loadPart: () => Promise<PlayerSession>,
  ) {
    makeAutoObservable<this, 'environment' | 'loadPart' | 'part'>(
      this,
      { user: observableRef, vip: observableRef, minigame: observableRef, ended: false, environment: false, loadPart: false, part: false },
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

  get email(): string {
    return this.user?.email ?? '';
  }

  /** What calls of a player carry. */
  get identity(): Identity | null {
    return this.user && { accountId: this.user.accountId, auth: this.user.sessionToken, ended: this.ended.signal };
  }

  /** Whether a player is here, or one is kept whom nobody has looked for yet. */
  isExpected(): boolean {
    return this.user !== null || (!this.isRestored && this.isKept());
  }

  /** Looks for a stored player: called once the page has been hydrated, and whenever another tab may have signed one in. */
  async restore(): Promise<void> {
    try {
      if (!this.user && this.isKept()) (await this.load()).restore();
    } catch (error) {
      this.environment.report(error, 'session');
    } finally {
      this.markRestored();
    }
  }

  /** Looks again who is here: another tab may have signed in or out, or the platform ended the session. */
  look(event: SessionEvent): void {
    if (this.user) this.part?.look(event);
    else void this.restore();
  }

  /** Adds or removes a favourite of the player. */
  async toggleFavourite(game: FavouriteGame): Promise<void> {
    await this.part?.favourites.toggle(game);
  }

  /** Makes a call about an account, for example to sign in (STATE-4, STATE-5, CALL-AUTH-1…9). Never rejects: code that fails to load is a failed call. */
  async account<Call extends keyof AccountCalls>(call: Call, ...values: Parameters<AccountCalls[Call]>): Promise<Awaited<ReturnType<AccountCalls[Call]>>>;
  async account(call: keyof AccountCalls, ...values: readonly unknown[]): Promise<Result<unknown>> {
    try {
      const calls: Readonly<Record<keyof AccountCalls, (...values: never[]) => Promise<Result<unknown>>>> = (await this.load()).calls;
      return await calls[call](...(values as never[]));
    } catch (error) {
      this.environment.report(error, `call ${call}`);
      return { ok: false, failure: { statusCode: -500, statusMessage: 'internalServerError', call } };
    }
  }

  /** Reads the balance again, after money has moved; a failure keeps the last one (ERR-2, ERR-4). */
  async loadBalance(): Promise<void> {
    await this.part?.loadBalance();
  }

  /** Reads the player's standing again (CALL-AUTH-10); a failure keeps the last one. */
  async loadVip(): Promise<void> {
    await this.part?.loadVip();
  }

  /** Reads everything of the player again. */
  async renew(): Promise<void> {
    await this.part?.renew();
  }

  /** Merges what a call told about the player; it is kept like everything else (STATE-1). */
  merge(changes: Partial<Pick<SessionStore, 'balance' | 'gameTokens' | 'minigame' | 'vip'>> & Partial<Pick<Player, 'fullName' | 'email'>>): void {
    const { fullName, email, ...rest } = changes;
    Object.assign(this, rest);
    if (this.user) this.user = { ...this.user, fullName: fullName ?? this.user.fullName, email: email ?? this.user.email };
  }

  /** Signs out here and in every other tab (STATE-6). */
  logout(): void {
    this.part?.leave('logout');
  }

  /**
   * Ends a session that the platform refuses (STATE-8), here and in every other tab. True the first time: who hears it warns the player
   * and leads to the login entry. A guest's session has no end, so of twenty calls that fail together one expires it.
   */
  expire(): boolean {
    const isOn = this.isAuthenticated;
    this.part?.leave('expired');
    return isOn;
  }

  private isKept(): boolean {
    return this.environment.local.get(userStorageKey) !== null;
  }

  private markRestored(): void {
    this.isRestored = true;
  }

  private async load(): Promise<PlayerSession> {
    return (this.part ??= await this.loadPart());
  }
}
