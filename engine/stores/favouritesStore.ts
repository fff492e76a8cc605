import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { FavouriteGame, Game } from '../api/gameModels';

/** The player's favourite games (CAT-8); a guest has none. `SessionController` reads and changes them. */
export class FavouritesStore {
  /** Whether the list failed to load: then it is empty, but not because nothing is marked (ERR-4). */
  hasFailed = false;
  private list: readonly FavouriteGame[] = [];
  /** By key, so that a press tells the card of its game and no other. */
  private readonly marked = observable.map<string, true>();

  constructor() {
    makeAutoObservable<this, 'list'>(this, { list: observableRef });
  }

  /** The newest first. */
  get games(): readonly FavouriteGame[] {
    return this.list;
  }

  set games(games: readonly FavouriteGame[]) {
    this.list = games;
    this.marked.replace(games.map((game) => [favouriteKey(game), true]));
  }

  /** Whether a game is a favourite. */
  has(game: Pick<Game, 'providerCode' | 'gameCode'>): boolean {
    return this.marked.has(favouriteKey(game));
  }

  /** Replaces the list; `hasFailed` when it stands for one that failed to load. */
  show(games: readonly FavouriteGame[], hasFailed = false): void {
    this.games = games;
    this.hasFailed = hasFailed;
  }
}

/** A game is named by provider and code together. */
export function favouriteKey(game: Pick<Game, 'providerCode' | 'gameCode'>): string {
  return `${game.providerCode}/${game.gameCode}`;
}
