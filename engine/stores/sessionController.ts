import { reaction, runInAction } from 'mobx';
import { isSameWord } from '../api/isSameWord';
import type { Result } from '../api/result';
import type { SignedIn } from '../api/sessionModels';
import { dropAttribution, campaignAttribution } from './campaignAttribution';
import { openLogoutChannel } from './logoutChannel';
import { OpenedAccount } from './openedAccount';
import type { NewPlayer } from './player';
import { PlayerReads, type SessionControllerParts } from './playerReads';
import type { SessionEnd, SessionEvent } from './sessionState';
import {
  clearStoredUser,
  mergeStoredUser,
  nothingKnown,
  peekStoredUser,
  readStoredUser,
  storedVisit,
  writeStoredUser,
  type PlayerFacts,
  type StoredUser,
} from './storedUser';

/** Names the visit that has ended, for this tab alone: a copy that another tab wrote too late is not trusted. */
const endedKey = 'livery.ended';

/**
 * Owns every write to the session and to the favourites: who signs in, what is read of them, what is stored, how it
 * ends.
 */
export class SessionController extends PlayerReads {
  /** Whether the browser stores the player; otherwise nothing can be read from the lack of a copy. */
  private isStored = false;
  private checkedAt = 0;
  private readonly openedAccount = new OpenedAccount();
  private readonly tellLogout: (visit: string) => void;

  constructor(parts: SessionControllerParts) {
    super(parts);
    const { environment, site } = parts;
    this.tellLogout = openLogoutChannel(environment, (visit) => {
      const isHere = parts.session.user?.visit === visit;
      this.close('logout', visit);
      if (isHere) environment.reload();
    });
    reaction(
      () => this.snapshot(),
      (known, before) => {
        const { local } = environment;
        // Where another tab has signed out, or somebody else in, since: what is known here is no longer to be stored.
        if (known && this.isStored && storedVisit(local) === known.user.visit)
          writeStoredUser(local, site, mergeStoredUser(known, before ?? null, peekStoredUser(local, site)));
      },
    );
  }

  /** Signs in by password (CALL-AUTH-1); a statusCode other than 1, or no token, does not (STATE-4). */
  async login(accountId: string, password: string): Promise<Result<null>> {
    return this.enter(await this.parts.api.call('login', { accountId, password }));
  }

  /** Signs in by the one-time code that `requestLoginCode` sent (STATE-5, CALL-AUTH-2). */
  async loginByCode(accountId: string, code: string): Promise<Result<null>> {
    return this.enter(await this.parts.api.call('loginByCode', { accountId, code }));
  }

  /**
   * Opens an account, with the campaign attribution, and signs in (CALL-AUTH-5). An account is opened once: where only
   * the sign-in failed, the next attempt with the same account and password signs in alone. Where the answer of an
   * earlier attempt was lost, "taken" may speak of this very account, so that its password is tried first.
   */
  async signUp(player: NewPlayer): Promise<Result<null>> {
    const { environment, site, api } = this.parts;
    const { accountId, password } = player;
    const before = this.openedAccount.signUpStateOf(player);
    if (before === 'opened') return this.login(accountId, password);
    const words = campaignAttribution(environment, site.session);
    const opened = await api.call('signUp', {
      ...words,
      ...player,
      referrerCode: player.referrerCode || words.referrerCode,
    });
    if (opened.ok) {
      this.openedAccount.note(player, 'opened');
      dropAttribution(environment);
      return this.login(accountId, password);
    }
    if (opened.failure.isOutcomeUnknown) this.openedAccount.note(player, 'unknown');
    const isPerhapsOwn = before === 'unknown' && opened.failure.statusMessage === 'accountTaken';
    return isPerhapsOwn ? this.enterOwn(player, opened) : opened;
  }

  /**
   * Restores the stored player, if there is one to trust: at once with what was known, then checked and read again
   * (STATE-1).
   */
  restore(): void {
    const { environment, site, session } = this.parts;
    const stored = readStoredUser(environment.local, site);
    if (!stored || session.user) return;
    const { visit } = stored.user;
    if (visit === environment.session.get(endedKey)) {
      clearStoredUser(environment.local, visit);
      return;
    }
    this.isStored = true;
    this.replace(stored.user, stored, null);
    void this.check().then(() => this.renew());
  }

  /**
   * Looks whether the session is still on, and who the player is: with the other tabs, and unless only they changed
   * something, with the platform, which tells the balance again.
   */
  look(event: SessionEvent): void {
    const { environment, site, session } = this.parts;
    const { user } = session;
    if (!user) return;
    if (this.isStored && storedVisit(environment.local) !== user.visit) {
      this.close('logout', user.visit);
      environment.reload();
      return;
    }
    this.readProfile();
    if (event !== 'storage' && Math.abs(environment.now() - this.checkedAt) >= site.session.checkEveryMs) {
      void this.check();
      // Money may have moved elsewhere meanwhile: in a game's own window, on another device.
      void this.loadBalance();
    }
  }

  /** Signs out here and in every other tab; nothing without a player (STATE-6). */
  logout(): void {
    this.leave('logout');
  }

  /**
   * Ends a session that the platform refuses (STATE-8), here and in every other tab. True once: of twenty calls that
   * fail together one expires it.
   */
  expire(): boolean {
    const isOn = this.parts.session.isAuthenticated;
    this.leave('expired');
    return isOn;
  }

  /** Shows the name and the address that another tab has saved: no call tells them. */
  private readProfile(): void {
    const { environment, site, session } = this.parts;
    const stored = this.isStored ? peekStoredUser(environment.local, site) : null;
    const { user } = session;
    if (!user || stored?.user.visit !== user.visit) return;
    const { fullName, email } = stored.user;
    if (fullName !== user.fullName || email !== user.email)
      runInAction(() => (session.user = { ...user, fullName, email }));
  }

  /** Everything that is stored of a player. */
  private snapshot(): StoredUser | null {
    const { session, favourites } = this.parts;
    const { user, balance, gameTokens, vip, minigame } = session;
    return user && { user, balance, gameTokens, vip, minigame, favourites: favourites.games };
  }

  /** Starts a session of whoever has signed in: a new visit, stored for the next page (STATE-4). */
  private enter(result: Result<SignedIn>): Result<null> {
    if (!result.ok) return result;
    this.openedAccount.forget();
    const { environment, site } = this.parts;
    const { accountId, sessionToken, token, fullName, email } = result.value;
    const user = { visit: environment.randomId(), accountId, sessionToken, token, fullName, email };
    this.isStored = writeStoredUser(environment.local, site, { user, ...nothingKnown });
    this.checkedAt = environment.now();
    this.replace(user, nothingKnown, null);
    void this.renew();
    return { ok: true, value: null };
  }

  /** Signs in to an account that this page may have opened; `taken` is returned where its password does not. */
  private async enterOwn({ accountId, password }: NewPlayer, taken: Result<null>): Promise<Result<null>> {
    const { environment } = this.parts;
    const entered = await this.login(accountId, password);
    if (entered.ok) dropAttribution(environment);
    if (entered.ok || entered.failure.isOutcomeUnknown) return entered;
    this.openedAccount.forget();
    return taken;
  }

  /** Ends a visit here and in every other tab. */
  private leave(end: SessionEnd): void {
    const visit = this.parts.session.user?.visit;
    if (visit === undefined) return;
    this.tellLogout(visit);
    this.close(end, visit);
  }

  /** Ends a visit on this page. A player who has signed in since, here or in another tab, stays signed in. */
  private close(end: SessionEnd, visit: string): void {
    const { environment, session } = this.parts;
    environment.session.set(endedKey, visit);
    clearStoredUser(environment.local, visit);
    if (session.user?.visit === visit) this.replace(null, nothingKnown, end);
  }

  /** Ends the session that is on, with its calls, and begins another. */
  private replace(user: StoredUser['user'] | null, known: PlayerFacts, end: SessionEnd | null): void {
    const { session, favourites } = this.parts;
    runInAction(() => {
      session.ended.abort();
      session.ended = new AbortController();
      session.user = user;
      session.balance = known.balance;
      session.gameTokens = known.gameTokens;
      session.vip = known.vip;
      session.minigame = known.minigame;
      session.isBalanceRead = false;
      session.isVipRead = false;
      session.end = end;
      favourites.games = known.favourites;
    });
  }

  /** Asks the platform whether the player is still welcome. A network that fails says nothing about that. */
  private async check(): Promise<void> {
    const { environment, site, session, api, onRefused } = this.parts;
    this.checkedAt = environment.now();
    const { signal } = session.ended;
    const result = await api.call('checkStatus', {});
    if (signal.aborted || !result.ok) return;
    const { status } = result.value;
    if (site.session.expiredMessages.some((word) => isSameWord(word, status)))
      onRefused({ statusCode: 1, statusMessage: status, call: 'checkStatus' });
  }
}
