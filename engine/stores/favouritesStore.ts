import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { FavouriteGame, Game } from '../api/models';
import type { CallFailure } from '../api/result';

/** The player's favourite games (CAT-8). A press shows at once and is taken back when the call fails. */
export class FavouritesStore {
  games: readonly FavouriteGame[] = [];
  private readonly busy = new Set<string>();

  constructor(
    private readonly api: ApiClient,
    private readonly onFailure: (failure: CallFailure) => void,
  ) {
    makeAutoObservable<this, 'api' | 'onFailure' | 'busy'>(this, { api: false, onFailure: false, busy: false }, { autoBind: true });
  }

  private get keys(): ReadonlySet<string> {
    return new Set(this.games.map(favouriteKey));
  }

  /** Whether a game is a favourite. */
  has(game: Pick<Game, 'providerCode' | 'gameCode'>): boolean {
    return this.keys.has(favouriteKey(game));
  }

  /** Loads the list; a failure gives an empty one (ERR-4). */
  async load(): Promise<void> {
    const result = await this.api.call('favourites', {});
    runInAction(() => {
      this.games = result.ok ? result.value : [];
    });
  }

  /** Adds or removes a game; a second press while the first is on its way is ignored. */
  async toggle(game: FavouriteGame): Promise<void> {
    const key = favouriteKey(game);
    if (this.busy.has(key)) return;
    this.busy.add(key);
    const wasFavourite = this.has(game);
    const before = this.games;
    this.games = wasFavourite ? before.filter((other) => favouriteKey(other) !== key) : [...before, game];
    const result = await (wasFavourite ? this.api.call('removeFavourite', game) : this.api.call('addFavourite', game));
    runInAction(() => {
      this.busy.delete(key);
      if (result.ok) return;
      this.games = wasFavourite ? [...this.games, game] : this.games.filter((other) => favouriteKey(other) !== key);
      this.onFailure(result.failure);
    });
  }

  clear(): void {
    this.games = [];
  }
}

/** A game is named by provider and code together. */
export function favouriteKey(game: Pick<Game, 'providerCode' | 'gameCode'>): string {
  return `${game.providerCode}/${game.gameCode}`;
}
