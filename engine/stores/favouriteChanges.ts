import type { ApiClient } from '../api/client';
import type { FavouriteGame } from '../api/gameModels';
import { favouriteKey, type FavouritesStore } from './favouritesStore';
import type { SessionStore } from './sessionStore';

/** Reading and changing a player's favourites. */
export interface FavouriteChanges {
  /** Reads the list; a failure returns an empty one (ERR-4). */
  readonly load: () => Promise<void>;
  /** Adds or removes a game: shown at once, and taken back when the call fails. A second press meanwhile is ignored. */
  readonly toggle: (game: FavouriteGame) => Promise<void>;
}

interface Change {
  readonly game: FavouriteGame;
  readonly isWanted: boolean;
}

/** The favourites of a session (CAT-8). A list that was asked for before a press keeps what was pressed. */
export function createFavouriteChanges(api: ApiClient, session: SessionStore, favourites: FavouritesStore): FavouriteChanges {
  const pending = new Map<string, Change>();
  const kept: Change[] = [];
  return {
    load: async () => {
      const { signal } = session.ended;
      const known = kept.length;
      const result = await api.call('favourites', {});
      const newer = [...kept.slice(known), ...pending.values()];
      if (!signal.aborted)
        favourites.show(
          newer.reduce((games, change) => changed(games, change), result.ok ? result.value : []),
          !result.ok,
        );
    },
    toggle: async (game) => {
      const key = favouriteKey(game);
      if (pending.has(key) || !session.isAuthenticated) return;
      const { signal } = session.ended;
      const change: Change = { game, isWanted: !favourites.has(game) };
      const place = favourites.games.findIndex((other) => favouriteKey(other) === key);
      pending.set(key, change);
      favourites.show(changed(favourites.games, change));
      const result = await api.call(change.isWanted ? 'addFavourite' : 'removeFavourite', game);
      pending.delete(key);
      if (signal.aborted) return;
      if (result.ok) {
        kept.push(change);
        favourites.show(changed(favourites.games, change));
      } else {
        favourites.show(changed(favourites.games, { game, isWanted: !change.isWanted }, Math.max(0, place)));
      }
    },
  };
}

/** The list with a change in it: the newest game first, unless it had a place. */
function changed(games: readonly FavouriteGame[], { game, isWanted }: Change, place = 0): readonly FavouriteGame[] {
  const key = favouriteKey(game);
  const isThere = games.some((other) => favouriteKey(other) === key);
  if (isThere === isWanted) return games;
  return isWanted ? [...games.slice(0, place), game, ...games.slice(place)] : games.filter((other) => favouriteKey(other) !== key);
}
