import { reaction, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { FavouriteGame } from '../api/gameModels';
import type { Profile } from '../api/playerModels';
import type { CallFailure, Result } from '../api/result';
import type { SignedIn } from '../api/sessionModels';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { dropAttribution, campaignAttribution } from './campaignAttribution';
import { changedFavourites, type FavouriteChange } from './changedFavourites';
import { favouriteKey, type FavouritesStore } from './favouritesStore';
import { openLogoutChannel } from './logoutChannel';
import type { Minigame, NewPlayer } from './player';
import type { SessionEnd, SessionEvent, SessionState } from './sessionState';
import { clearStoredUser, nothingKnown, readStoredUser, storedVisit, writeStoredUser, type PlayerFacts, type StoredUser } from './storedUser';

export interface SessionControllerParts {
  readonly environment: Environment;
  readonly site: CompiledSite;
  readonly api: ApiClient;
  readonly session: SessionState;
  readonly favourites: FavouritesStore;
  /** Hears that the platform has refused the player. */
  readonly onRefused: (failure: CallFailure) => void;
}

/** Names the visit that has ended, for this tab alone: a copy that another tab wrote too late is not trusted. */
const endedKey = 'livery.ended';

/** Owns every write to the session and to the favourites: who signs in, what is read of them, what is stored, how it ends. */
export class SessionController {
  /** Whether the browser stores the player; otherwise nothing can be read from the lack of a copy. */
  private isStored = false;
  private checkedAt = 0;
  private readonly tellLogout: (visit: string) => void;
  private readonly pendingFavourites = new Map<string, FavouriteChange>();
  private readonly favouriteHistory: FavouriteChange[] = [];

  constructor(private readonly parts: SessionControllerParts) {
    const { environment, site } = parts;
    this.tellLogout = openLogoutChannel(environment, (visit) => {
      const isHere = parts.session.user?.visit === visit;
      this.close('logout', visit);
      if (isHere) environment.reload();
    });
    reaction(
      () => this.snapshot(),
      (known) => {
        // Where another tab has signed out, or somebody else in, since: what is known here is no longer to be stored.
        if (known && this.isStored && storedVisit(environment.local) === known.user.visit) writeStoredUser(environment.local, site, known);
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

  /** Opens an account, with the campaign attribution, and signs in (CALL-AUTH-5). */
  async signUp(player: NewPlayer): Promise<Result<null>> {
    const { environment, site, api } = this.parts;
    const words = campaignAttribution(environment, site.session);
    const opened = await api.call('signUp', { ...words, ...player, referrerCode: player.referrerCode || words.referrerCode });
    if (!opened.ok) return opened;
    dropAttribution(environment);
    return this.login(player.accountId, player.password);
  }

  /** Changes the player's name and address; here they are from then on as the platform has them (CALL-PLAYER-1). */
  async updateProfile(profile: Profile): Promise<Result<Profile>> {
    const { session, api } = this.parts;
    const { signal } = session.ended;
    const result = await api.call('updateProfile', profile);
    if (result.ok && !signal.aborted) {
      const { fullName, email } = result.value;
      runInAction(() => (session.user = session.user && { ...session.user, fullName, email }));
    }
    return result;
  }

  /** Restores the stored player, if there is one to trust: at once with what was known, then checked and read again (STATE-1). */
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

  /** Looks whether the session is still on: with the other tabs, and unless only they changed something, with the platform. */
  look(event: SessionEvent): void {
    const { environment, site, session } = this.parts;
    const { user } = session;
    if (!user) return;
    if (this.isStored && storedVisit(environment.local) !== user.visit) {
      this.close('logout', user.visit);
      environment.reload();
    } else if (event !== 'storage' && environment.now() - this.checkedAt >= site.session.checkEveryMs) void this.check();
  }

  /** Reads everything of the player again. */
  async renew(): Promise<void> {
    if (this.parts.session.isAuthenticated) await Promise.all([this.loadBalance(), this.loadVip(), this.loadFavourites()]);
  }

  /** Reads the balance again, after money has moved; a failure keeps the last one (ERR-2, ERR-4). */
  async loadBalance(): Promise<void> {
    const { session, api } = this.parts;
    const { signal } = session.ended;
    const result = await api.call('balance', {});
    if (!result.ok || signal.aborted) return;
    const { game, tokens } = result.value;
    runInAction(() => (session.balance = game));
    this.setTokens({ ...session.minigame, tokens });
  }

  /** Reads the player's standing again (CALL-AUTH-10); a failure keeps the last one. */
  async loadVip(): Promise<void> {
    const { session, api } = this.parts;
    const { signal } = session.ended;
    const result = await api.call('vip', {});
    if (result.ok && !signal.aborted) runInAction(() => (session.vip = result.value));
  }

  /** Notes the tokens that a call told; they are stored like everything else (STATE-1). */
  setTokens(minigame: Minigame): void {
    const { session } = this.parts;
    runInAction(() => {
      session.gameTokens = minigame.tokens;
      session.minigame = minigame;
    });
  }

  /** Reads the favourites; a failure returns none (ERR-4). A list that was asked for before a press keeps what was pressed (CAT-8). */
  async loadFavourites(): Promise<void> {
    const { session, favourites, api } = this.parts;
    const { signal } = session.ended;
    const known = this.favouriteHistory.length;
    const result = await api.call('favourites', {});
    if (signal.aborted) return;
    const newer = [...this.favouriteHistory.slice(known), ...this.pendingFavourites.values()];
    favourites.show(
      newer.reduce((games, change) => changedFavourites(games, change), result.ok ? result.value : []),
      !result.ok,
    );
  }

  /** Adds or removes a favourite: shown at once, and reverted when the call fails. A second press meanwhile is ignored (CAT-8). */
  async toggleFavourite(game: FavouriteGame): Promise<void> {
    const { session, favourites, api } = this.parts;
    const key = favouriteKey(game);
    if (this.pendingFavourites.has(key) || !session.isAuthenticated) return;
    const { signal } = session.ended;
    const change: FavouriteChange = { game, isWanted: !favourites.has(game) };
    const place = favourites.games.findIndex((other) => favouriteKey(other) === key);
    this.pendingFavourites.set(key, change);
    favourites.show(changedFavourites(favourites.games, change));
    const result = await api.call(change.isWanted ? 'addFavourite' : 'removeFavourite', game);
    this.pendingFavourites.delete(key);
    if (signal.aborted) return;
    if (result.ok) this.favouriteHistory.push(change);
    const shown = result.ok ? change : { game, isWanted: !change.isWanted };
    favourites.show(changedFavourites(favourites.games, shown, result.ok ? 0 : Math.max(0, place)));
  }

  /** Signs out here and in every other tab; nothing without a player (STATE-6). */
  logout(): void {
    this.leave('logout');
  }

  /** Ends a session that the platform refuses (STATE-8), here and in every other tab. True once: of twenty calls that fail together one expires it. */
  expire(): boolean {
    const isOn = this.parts.session.isAuthenticated;
    this.leave('expired');
    return isOn;
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
    const { environment, site } = this.parts;
    const { accountId, sessionToken, token, fullName, email } = result.value;
    const user = { visit: environment.randomId(), accountId, sessionToken, token, fullName, email };
    this.isStored = writeStoredUser(environment.local, site, { user, ...nothingKnown });
    this.checkedAt = environment.now();
    this.replace(user, nothingKnown, null);
    void this.renew();
    return { ok: true, value: null };
  }

  /** Ends a visit here and in every other tab. */
  private leave(end: SessionEnd): void {
    const visit = this.parts.session.user?.visit;
    if (visit === undefined) return;
    this.tellLogout(visit);
    this.close(end, visit);
  }

  /** Ends a visit on this page. Somebody who has signed in since, here or in another tab, stays. */
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
    if (signal.aborted || !result.ok || !site.session.expiredMessages.includes(result.value.status)) return;
    onRefused({ statusCode: 1, statusMessage: result.value.status, call: 'checkStatus' });
  }
}
