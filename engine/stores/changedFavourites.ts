import type { FavouriteGame } from '../api/gameModels';
import { favouriteKey } from './favouritesStore';

/** A press on a favourite: whether its game is to be in the list. */
export interface FavouriteChange {
  readonly game: FavouriteGame;
  readonly isWanted: boolean;
}

/** The list with a change in it: the newest game first, unless it had a place. */
export function changedFavourites(
  games: readonly FavouriteGame[],
  { game, isWanted }: FavouriteChange,
  place = 0,
): readonly FavouriteGame[] {
  const key = favouriteKey(game);
  const isThere = games.some((other) => favouriteKey(other) === key);
  if (isThere === isWanted) return games;
  return isWanted
    ? [...games.slice(0, place), game, ...games.slice(place)]
    : games.filter((other) => favouriteKey(other) !== key);
}
