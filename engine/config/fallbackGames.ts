import type { FallbackGamesDescriptor } from '../../schemas/generated/descriptors';
import { drawnPictureOf } from './standIns';
import { gameLists, type FallbackGame, type GameList } from './compiledGames';

/**
 * The platform's games for lists that fail or are empty (CAT-6), with the site's drawings where the platform names no
 * pictures.
 */
export function compileFallbackGames(descriptor: Readonly<Record<string, unknown>>): Record<GameList, FallbackGame[]> {
  const { type, image, ...lists } = descriptor as unknown as FallbackGamesDescriptor;
  return Object.fromEntries(
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
}
