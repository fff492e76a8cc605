import { allRows, callGroups } from '../sandbox/callTable';
import { capabilityOf } from '../../engine/api/capabilities';
import type { ListedRow } from './apiPage';

/** The rows of the call table with their groups. It imports generated validators, so it is loaded when those are written. */
export async function listedRows(): Promise<readonly (readonly [string, ListedRow])[]> {
  return (await allRows()).map(([name, row]) => [name, { ...row, group: callGroups[name], tag: capabilityOf(name) ?? callGroups[name] }] as const);
}
