import { favouriteKey, type Game } from '../../../../engine';

/**
 * Keys of slots that follow their games: a game's own, and null where there is none or where a platform names a game
 * twice, for its place to stand in.
 */
export function slotKeys(
  games: readonly (Pick<Game, 'providerCode' | 'gameCode'> | undefined)[],
): readonly (string | null)[] {
  const taken = new Set<string>();
  return games.map((game) => {
    const key = game ? favouriteKey(game) : '';
    if (key === '' || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}
