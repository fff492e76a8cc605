import { groupOf, loadCalls, type CallName } from '../../engine/api/calls';
import type { Endpoint } from '../../engine/api/endpoint';

/** An endpoint, whatever it takes and returns. */
export type AnyEndpoint = Endpoint<never, never, unknown>;

/** Every call, with the group it loads with. */
export const callGroups: Readonly<Record<CallName, string>> = groupOf;

export const callNames = Object.keys(callGroups) as readonly CallName[];

/** Every endpoint by its name. */
export async function allEndpoints(): Promise<readonly (readonly [CallName, AnyEndpoint])[]> {
  const groups: readonly object[] = await Promise.all(Object.values(loadCalls).map((load) => load()));
  const endpoints = Object.assign({}, ...groups) as Readonly<Record<string, AnyEndpoint>>;
  return callNames.map((name) => {
    const endpoint = endpoints[name];
    if (endpoint === undefined) throw new Error(`groupOf names "${name}", and no group has such an endpoint.`);
    return [name, endpoint] as const;
  });
}
