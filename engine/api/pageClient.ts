import type { CompiledBundle } from '../config/compiled';
import type { CallName } from './calls';
import { isOffered } from './capabilities';
import { createApiClient, type ApiClient, type ApiClientOptions, type CallOptions } from './client';
import type { ContentParams } from './contentCalls';
import { drawnGamePicture, fallbackGamesAddress } from './standIns';
import type { Game, GamePage } from './gameModels';
import type { Result } from './result';

type FallbackGames = CompiledBundle['fallbackGames'];
type GamesParams = ContentParams['games'];

/**
 * The client as pages use it. Calls that the platform does not offer never leave. A list of games (hot, featured, popular, new) is filled by the
 * first of these that has games: our own call, because it knows players, tables and returns; `get_hot_games` of the specification (CALL-SITE-2);
 * the fallback games (CAT-6), unless start-up counts no provider of slots. `loadFallback` gives the latter; by default they are fetched.
 */
export function createPageClient(options: ApiClientOptions, loadFallback = () => fetchFallback(options)): ApiClient {
  const client = createApiClient(options);
  const { offers, failures } = options.site;

  async function own(name: CallName, params: never, callOptions?: CallOptions): Promise<Result<never>> {
    if (isOffered(name, offers)) return client.call(name, params, callOptions) as Promise<Result<never>>;
    return { ok: false, failure: { ...failures.network.service, call: name, isMissing: true } };
  }

  async function games(params: GamesParams, callOptions?: CallOptions): Promise<Result<GamePage>> {
    const list = listOf(params);
    const answer: Result<GamePage> = await own('games', params as never, callOptions);
    if (list === null || (answer.ok && answer.value.games.length > 0)) return answer;
    const spec = await client.call('hotGames', { list }, callOptions);
    if (spec.ok && spec.value.length > 0) return { ok: true, value: pageOf(spec.value, params) };
    const { providerCount } = options.frame?.layout ?? {};
    const hasSlots = !providerCount || (providerCount['slot_game'] ?? 0) > 0;
    const fallback = hasSlots && (params.page ?? 1) === 1 ? (await loadFallback())?.[list] : undefined;
    if (fallback && fallback.length > 0) return { ok: true, value: { ...pageOf(fallback, params), isFallback: true } };
    return answer.ok || !spec.ok ? answer : { ok: true, value: pageOf([], params) };
  }

  return {
    call: (name, params, callOptions) =>
      (name === 'games' ? games(params as GamesParams, callOptions) : own(name, params as never, callOptions)) as Promise<never>,
  };
}

/** The list that a request asks for as a whole; null for one that asks for anything else, or for a choice among its games. */
function listOf({ list, page: _, pageSize: __, facets: ___, ...choices }: GamesParams): NonNullable<GamesParams['list']> | null {
  return list && Object.values<string | undefined>(choices).every((choice) => choice === undefined) ? list : null;
}

function pageOf(games: readonly Game[], { page = 1, pageSize = games.length }: GamesParams): GamePage {
  return { games: games.slice((page - 1) * pageSize, page * pageSize), total: games.length, page, pageSize };
}

/** Fetches the fallback games of the site; undefined where the request fails. They get the drawn picture, because no platform has named another. */
async function fetchFallback({ environment }: ApiClientOptions): Promise<FallbackGames> {
  try {
    const response = await environment.fetch(fallbackGamesAddress, { headers: { accept: 'application/json' } });
    if (!response.ok) return undefined;
    const lists = (await response.json()) as NonNullable<FallbackGames>;
    const drawn = Object.entries(lists).map(([list, games]) => [list, games.map((game) => ({ ...game, image: drawnGamePicture }))]);
    return Object.fromEntries(drawn) as FallbackGames;
  } catch {
    return undefined;
  }
}
