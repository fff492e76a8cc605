import { askStartup } from './askStartup';
import type { CallModel, CallName, CallParams } from './calls';
import type { Environment } from '../environment';
import type { CallOptions } from './callOptions';
import type { ApiClient, ApiClientOptions } from './client';
import type { Result } from './result';
import type { Identity } from './endpoint';

/**
 * The client of a page. Its code loads with the first call other than startup, which is the only call of a first visit.
 * If the code fails to load, the call ends as a network error, and the next call tries again.
 */
export function createLazyClient(
  options: ApiClientOptions & { readonly environment: Pick<Environment, 'busy'> },
): ApiClient {
  let client: Promise<ApiClient> | undefined;
  let caller: Identity | null = null;

  async function call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    callOptions?: CallOptions,
  ): Promise<Result<CallModel<Name>>> {
    const startup = name === 'startup' ? await askStartup(options) : null;
    if (startup) return { ok: true, value: startup as CallModel<Name> };
    const who = options.identity?.() ?? null;
    client ??= import('./pageClient').then(({ createPageClient }) =>
      createPageClient({ ...options, identity: () => caller }),
    );
    const loaded = await client.catch((error: unknown) => {
      client = undefined;
      options.environment.report(error, `call ${name}`);
    });
    // The player who made the call, even if another signed in meanwhile. The client reads it before its first await.
    caller = who;
    return loaded
      ? loaded.call(name, params, callOptions)
      : { ok: false, failure: { ...options.site.failures.network.read, call: name } };
  }

  return { call: (...args) => options.environment.busy(call(...args)) };
}
