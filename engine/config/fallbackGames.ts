import type { FallbackGamesDescriptor } from '../../schemas/generated/descriptors';
import { drawnPictureOf } from './standIns';
import { gameLists, type FallbackGame, type GameList } from './compiledGames';

/** What was compiled of a descriptor, which all sites of a platform share. */
const compiled = new WeakMap<object, Record<GameList, FallbackGame[]>>();

/**
 * The platform's games for lists that fail or are empty (CAT-6), with the site's drawings where the platform names no
 * pictures.
 */
export function compileFallbackGames(descriptor: Readonly<Record<string, unknown>>): Record<GameList, FallbackGame[]> {
  const known = compiled.get(descriptor);
  if (known !== undefined) return known;
  const { type, image, ...lists } = descriptor as unknown as FallbackGamesDescriptor;
  const games = Object.fromEntries(
    gameLists.map((list) => [
      list,
      lists[list].map(({ provider, code, name }) => ({
        providerCode: provider,
        gameCode: code,
        name,
        type,
        image:
          image === undefined ? drawnPictureOf(name) : image.replace('{provider}', provider).replace('{code}', code),
      })),
    ]),
  ) as Record<GameList, FallbackGame[]>;
  compiled.set(descriptor, games);
  return games;
}
