import type { Capability } from '../config/capabilities';
import type { CompiledBundle } from '../config/compiled';
import { gameLists } from '../config/compiledGames';
import type { CallName } from './calls';
import { capabilityOf, groupsInMinorUnits, isFirstCall, isOffered } from './capabilities';
import type { CallOptions } from './callOptions';
import { createApiClient, type ApiClient, type ApiClientOptions, type CallHandler } from './client';
import type { ContentParams } from './contentCalls';
import { fallbackGamesAddress } from '../config/standIns';
import type { Game, GamePage } from './gameModels';
import { createOpenPayments } from './openPayments';
import type { Result } from './result';

export { readAnyForm } from './readers/readAnyForm';

type FallbackGames = CompiledBundle['fallbackGames'];

/** Calls that no missing group stops. */
const goesOn: readonly CallName[] = [
  'deposit',
  'depositStatus',
  'withdraw',
  'withdrawalStatus',
  'setLimit',
  'takeBreak',
];

type GamesParams = ContentParams['games'];

/**
 * The client as pages use it. Calls of groups that the site names adapters for go through these. Calls that the
 * platform does not offer never leave, nor do those of a group that it turns out to lack (CALL-X). A list of games
 * (hot, featured, popular, new) is filled by the first of these that has games: our own call, because it knows players,
 * tables and returns; `get_hot_games` of the specification (CALL-SITE-2); the fallback games (CAT-6), unless start-up
 * counts no provider of slots. `loadFallback` returns the latter; by default they are fetched.
 */
export function createPageClient(options: ApiClientOptions, loadFallback = () => fetchFallback(options)): ApiClient {
  const { environment, layoutStore, errorReporter, site } = options;
  const { offers, failures, adapters } = site;
  // A call whose group an adapter maps goes another way.
  const fetchOf: NonNullable<ApiClientOptions['fetchOf']> = (call) => {
    const group = capabilityOf(call);
    const adapter = group && adapters?.[group];
    return adapter === undefined
      ? undefined
      : async (...args) =>
          (await import('./adaptedFetch')).adaptedFetch(environment.fetch, site, adapter, call)(...args);
  };
  // The calls that have no group go straight.
  const handlerOf: NonNullable<ApiClientOptions['handlerOf']> = (call) =>
    call === 'games' ? games : capabilityOf(call) && own;
  const client = createApiClient({ ...options, fetchOf, handlerOf });
  // Answers of another origin hide their time, unless CORS exposes it: the site's own server tells it as well.
  if (/^https?:/.test(site.api.baseUrl)) environment.fetch('/', { method: 'HEAD' }).catch(() => undefined);
  const missing = new Set<Capability>();
  const payments = createOpenPayments(environment);

  const own: CallHandler = async (name, params, callOptions, send) => {
    const accountId = options.identity?.()?.accountId;
    const group = capabilityOf(name);
    // What moves money, or tells of it, is asked all the same: a payment may be under way.
    const isGone = group !== undefined && missing.has(group) && !goesOn.includes(name);
    // Without its digits a sum in minor units is neither read nor sent.
    const isUnreadable = site.currency.isUncounted && group !== undefined && groupsInMinorUnits.includes(group);
    if (isUnreadable && !missing.has(group)) withdrawUncounted(name);
    if (isOffered(name, offers) && !isGone && !isUnreadable) {
      const answer = await send(params, callOptions);
      payments.note(name, params, answer, accountId);
      // A game that is not there is no call that is not there.
      const isOfOne = name === 'games' && (params as GamesParams).game !== undefined;
      if (!answer.ok && answer.failure.isMissing && !isOfOne) notThere(name, group);
      return answer;
    }
    tellMissing(name);
    return { ok: false, failure: { ...failures.network.service, call: name, isMissing: true } };
  };

  /** A call is not there; where a group begins with it, the group goes for this visit, unless a payment is open. */
  function notThere(name: CallName, group: Capability | undefined): void {
    tellMissing(name);
    if (group === undefined || !isFirstCall(name) || missing.has(group) || payments.isOpen()) return;
    environment.report(
      new Error(`The platform lacks ${name}: the group "${group}" is taken away for this visit.`),
      `group ${group}`,
    );
    withdraw(name, group);
  }

  /** Start-up named a currency whose digits nobody says: what counts in minor units goes for this visit (SITE-3). */
  function withdrawUncounted(name: CallName): void {
    environment.report(
      new Error(
        `Start-up names the currency "${site.currency.code}", whose digits are not known: what counts in minor units is not offered. Write it into "currency" of the site's site.json, with its digits.`,
      ),
      `call ${name}`,
    );
    for (const group of groupsInMinorUnits) withdraw(name, group);
  }

  function withdraw(name: CallName, group: Capability): void {
    missing.add(group);
    void errorReporter?.notify({
      failure: { ...failures.network.service, call: name, isMissing: true },
      isNetworkError: false,
      errorPresentation: 'silent',
      identity: null,
      withdrawn: group,
    });
  }

  function tellMissing(name: CallName): void {
    const { missing = [] } = layoutStore?.layout ?? {};
    if (!missing.includes(name)) layoutStore?.update({ missing: [...missing, name] });
  }

  async function games(
    name: CallName,
    asked: unknown,
    callOptions: CallOptions,
    send: Parameters<CallHandler>[3],
  ): Promise<Result<GamePage>> {
    const params = asked as GamesParams;
    const list = listOf(params);
    const answer = (await own(name, params, callOptions, send)) as Result<GamePage>;
    if (params.game !== undefined && !answer.ok && (answer.failure.isMissing || answer.failure.statusCode === 404))
      return (await oneGame(params)) ?? answer;
    if (list === null || (answer.ok && answer.value.games.length > 0)) return answer;
    const spec = await client.call('hotGames', { list }, callOptions);
    if (spec.ok && spec.value.length > 0) return { ok: true, value: pageOf(spec.value, params) };
    const { providerCount } = layoutStore?.layout ?? {};
    const hasSlots = !providerCount || (providerCount['slot_game'] ?? 0) > 0;
    const fallback = hasSlots && (params.page ?? 1) === 1 ? (await loadFallback())?.[list] : undefined;
    if (fallback && fallback.length > 0) return { ok: true, value: { ...pageOf(fallback, params), isFallback: true } };
    return answer.ok || !spec.ok ? answer : { ok: true, value: pageOf([], params) };
  }

  /** A game of the lists that the specification has. */
  async function oneGame({ provider, game }: GamesParams): Promise<Result<GamePage> | undefined> {
    for (const list of gameLists) {
      const answer = await client.call('games', { list });
      const found = (answer.ok ? answer.value.games : []).find(
        ({ providerCode, gameCode }) => providerCode === provider && gameCode === game,
      );
      if (found) return { ok: true, value: pageOf([found], {}) };
    }
    return undefined;
  }

  return client;
}

/**
 * The list that a request asks for as a whole; null for one that asks for anything else, or for a choice among its
 * games.
 */
function listOf({
  list,
  page: _,
  pageSize: __,
  facets: ___,
  ...choices
}: GamesParams): NonNullable<GamesParams['list']> | null {
  return list && Object.values<string | undefined>(choices).every((choice) => choice === undefined) ? list : null;
}

function pageOf(games: readonly Game[], { page = 1, pageSize = games.length }: GamesParams): GamePage {
  return { games: games.slice((page - 1) * pageSize, page * pageSize), total: games.length, page, pageSize };
}

/** Fetches the fallback games of the site; undefined where the request fails. */
async function fetchFallback({ environment }: ApiClientOptions): Promise<FallbackGames> {
  try {
    const response = await environment.fetch(fallbackGamesAddress, { headers: { accept: 'application/json' } });
    if (!response.ok) return undefined;
    return (await response.json()) as FallbackGames;
  } catch {
    return undefined;
  }
}
