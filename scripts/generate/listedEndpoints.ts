import { allEndpoints, callGroups } from '../sandbox/callTable';
import { capabilityOf } from '../../engine/api/capabilities';
import type { ListedEndpoint } from './listedEndpoint';

/** The endpoints with their groups. It imports generated validators, so it is loaded when those are written. */
export async function listedEndpoints(): Promise<readonly (readonly [string, ListedEndpoint])[]> {
  return (await allEndpoints()).map(
    ([name, endpoint]) =>
      [name, { ...endpoint, group: callGroups[name], tag: capabilityOf(name) ?? callGroups[name] }] as const,
  );
}
