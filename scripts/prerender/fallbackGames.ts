import type { CompiledBundle } from '../../engine/config/compiled';
import type { GameList } from '../../engine/config/compiledGames';
import { gameLists } from '../../engine/config/compiledGames';
import type { Game, GamePage } from '../../engine/api/gameModels';
import type { ContentParams } from '../../engine/api/contentCalls';
import type { ContentReader } from './contentSource';

/**
 * Reads as `read` does, but gives the platform's own games for the first page of a list that fails or is empty (CAT-6).
 */
export function withFallbackGames(read: ContentReader, fallback: CompiledBundle['fallbackGames']): ContentReader {
  return async (request, locale) => {
    const answer = await read(request, locale);
    if (request.call !== 'games' || !fallback || hasGames(answer)) return answer;
    const params = request.params as ContentParams['games'];
    if (!isGameList(params.list) || (params.page ?? 1) > 1) return answer;
    const all: readonly Game[] = fallback[params.list];
    const pageSize = params.pageSize ?? all.length;
    const page: GamePage = { games: all.slice(0, pageSize), total: all.length, page: 1, pageSize };
    return page;
  };
}

function hasGames(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'games' in answer &&
    Array.isArray(answer.games) &&
    answer.games.length > 0
  );
}

function isGameList(name: string | undefined): name is GameList {
  return gameLists.some((list) => list === name);
}
