import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import type { Adapter, AdapterWorld, ForeignReply, ForeignRequest } from './adapter';
import { textOf } from './fetchWithRetry';

type Fetch = Environment['fetch'];

const modules = import.meta.glob<{ readonly adapter?: Adapter }>(['./adapters/*.ts', '!./adapters/*.test.ts']);

/**
 * `fetch` for a call whose group an adapter maps to a foreign API: the request never leaves, the adapter's function
 * asks in its place, and what it gives comes back as the answer. `name` is the adapter's, `call` the call's. Rejects
 * where the adapter fails to load or throws, as a lost connection does.
 */
export function adaptedFetch(
  fetch: Fetch,
  site: Pick<CompiledSite, 'domain' | 'externalId' | 'currency' | 'api'>,
  name: string,
  call: string,
): Fetch {
  return async (_, init) => {
    const adapter = (await modules[`./adapters/${name}.ts`]?.())?.adapter;
    if (!adapter) throw new Error(`engine/api/adapters/${name}.ts must export "adapter".`);
    const run = Object.hasOwn(adapter, call) ? adapter[call as keyof Adapter] : undefined;
    if (!run) return answer({}, 501);
    const world: AdapterWorld = { site, ask: (request) => ask(fetch, site.api.baseUrl, request, init) };
    try {
      return answer(await run(JSON.parse(typeof init.body === 'string' ? init.body : '{}') as never, world), 200);
    } catch (error) {
      if (error instanceof ForeignStatus) return answer(error.body, error.status);
      throw error;
    }
  };
}

/** A status that the adapter did not expect. */
class ForeignStatus extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`HTTP ${status}`);
  }
}

/** Asks the foreign API within the time, and in the language, of the call that is mapped. */
async function ask(
  fetch: Fetch,
  baseUrl: string,
  { method = 'GET', path, query = {}, headers = {}, body, expects = [] }: ForeignRequest,
  { signal, headers: own }: RequestInit,
): Promise<ForeignReply> {
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  const url = `${baseUrl.replace(/\/$/, '')}${path}${words === '' ? '' : `?${words}`}`;
  const language = new Headers(own).get('accept-language');
  const response = await fetch(url, {
    method,
    ...(signal ? { signal } : {}),
    headers: {
      accept: 'application/json',
      ...(language === null ? {} : { 'accept-language': language }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await textOf(response);
  const isExpected = response.ok || expects.includes(response.status);
  const reply = { status: response.status, body: jsonOf(text, isExpected) };
  if (isExpected) return reply;
  throw new ForeignStatus(response.status, typeof reply.body === 'object' && reply.body !== null ? reply.body : {});
}

/**
 * Returns undefined for an empty body or an error page. Throws when JSON was expected and did not come.
 */
function jsonOf(text: string, isExpected: boolean): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (isExpected) throw error;
    return undefined;
  }
}

function answer(body: object, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
