import { groupOf, loadCalls, type CallName } from '../../engine/api/calls';
import { laterGroupOf, loadLaterCalls } from '../../engine/api/laterCalls';
import type { CallRow } from '../../engine/api/row';

/** A row, whatever it takes and gives. */
export type AnyRow = CallRow<never, never, unknown>;

/** Every call, with the group it loads with. */
export const callGroups: Readonly<Record<CallName, string>> = { ...groupOf, ...laterGroupOf };

export const callNames = Object.keys(callGroups) as readonly CallName[];

/** Every row of the table by its name. */
export async function allRows(): Promise<readonly (readonly [CallName, AnyRow])[]> {
  const groups: readonly object[] = await Promise.all([...Object.values(loadCalls), ...Object.values(loadLaterCalls)].map((load) => load()));
  const rows = Object.assign({}, ...groups) as Readonly<Record<string, AnyRow>>;
  return callNames.map((name) => {
    const row = rows[name];
    if (row === undefined) throw new Error(`groupOf names "${name}", and no group has such a row.`);
    return [name, row] as const;
  });
}
