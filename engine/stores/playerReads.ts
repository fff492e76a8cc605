import { runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { FavouriteGame } from '../api/gameModels';
import type { Profile } from '../api/playerModels';
import type { CallFailure, Result } from '../api/result';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { changedFavourites, type FavouriteChange } from './changedFavourites';
import { favouriteKey, type FavouritesStore } from './favouritesStore';
import type { Minigame } from './player';
import type { SessionState } from './sessionState';

/** What the controller of a session works with. */
export interface SessionControllerParts {
  readonly environment: Environment;
  readonly site: CompiledSite;
  readonly api: ApiClient;
  readonly session: SessionState;
  readonly favourites: FavouritesStore;
  /** Hears that the platform has refused the player. */
  readonly onRefused: (failure: CallFailure) => void;
}

/** Reads what the platform knows of the player who is signed in, and tells it what they change of it. */
export class PlayerReads {
  private readonly pendingFavourites = new Map<string, FavouriteChange>();
  private readonly favouriteHistory: FavouriteChange[] = [];
  private balanceRead: Promise<void> | null = null;
  private isBalanceWanted = false;

  constructor(protected readonly parts: SessionControllerParts) {}

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

  /** Reads everything of the player again. */
  async renew(): Promise<void> {
    if (this.parts.session.isAuthenticated)
      await Promise.all([this.loadBalance(), this.loadVip(), this.loadFavourites()]);
  }

  /**
   * Reads the balance again, after money has moved; a failure keeps the last one (ERR-2, ERR-4). A read that is under
   * way may tell the sum of before, so the platform is asked once more after it.
   */
  loadBalance(): Promise<void> {
    this.isBalanceWanted = true;
    this.balanceRead ??= this.readBalance().finally(() => (this.balanceRead = null));
    return this.balanceRead;
  }

  private async readBalance(): Promise<void> {
    while (this.isBalanceWanted) {
      this.isBalanceWanted = false;
      await this.askBalance();
    }
  }

  private async askBalance(): Promise<void> {
    const { session, api } = this.parts;
    const { signal } = session.ended;
    const result = await api.call('balance', {});
    if (signal.aborted) return;
    runInAction(() => {
      session.isBalanceRead = true;
      if (result.ok) session.balance = result.value.game;
    });
    const tokens = result.ok ? result.value.tokens : null;
    if (tokens !== null) this.setTokens({ ...session.minigame, tokens });
  }

  /** Reads the player's standing again (CALL-AUTH-10); a failure keeps the last one. */
  async loadVip(): Promise<void> {
    const { session, api } = this.parts;
    const { signal } = session.ended;
    const result = await api.call('vip', {});
    if (signal.aborted) return;
    runInAction(() => {
      session.isVipRead = true;
      if (result.ok) session.vip = result.value;
    });
  }

  /** Notes the tokens that a call told; they are stored like everything else (STATE-1). */
  setTokens(minigame: Minigame): void {
    const { session } = this.parts;
    runInAction(() => {
      session.gameTokens = minigame.tokens;
      session.minigame = minigame;
    });
  }

  /**
   * Reads the favourites; a failure returns none (ERR-4). A list that was asked for before a press keeps what was
   * pressed (CAT-8).
   */
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

  /**
   * Adds or removes a favourite: shown at once, and reverted when the call fails. A second press meanwhile is ignored
   * (CAT-8).
   */
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
}
