import { askStartup } from './askStartup';
import type { CallModel, CallName, CallParams } from './calls';
import type { Environment } from '../environment';
import type { ApiClient, ApiClientOptions, CallOptions } from './client';
import type { Result } from './result';
import type { Identity } from './endpoint';

/**
 * The client of a page, whose code loads with the first call but startup's, which a guest who only looks makes alone.
 * Where the code fails to load, the call is one that no answer came to, and the next call tries again.
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
    // Whoever made the call, though another may be here when its code is; the client asks before it first waits.
    caller = who;
    return loaded
      ? loaded.call(name, params, callOptions)
      : { ok: false, failure: { ...options.site.failures.network.read, call: name } };
  }

  return { call: (...args) => options.environment.busy(call(...args)) };
}
