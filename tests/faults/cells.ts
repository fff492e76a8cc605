import type { CallName } from '../../engine/api/calls';
import { allRows, type AnyRow } from '../../scripts/sandbox/callTable';
import { faultKinds, type FaultKind } from '../../scripts/sandbox/faults';

/** One call that meets one fault. */
export interface Cell {
  readonly call: CallName;
  readonly row: AnyRow;
  readonly fault: FaultKind;
}

/** Every call × every fault, in the order of the table. */
export async function allCells(): Promise<readonly Cell[]> {
  return (await allRows()).flatMap(([call, row]) => faultKinds.map((fault) => ({ call, row, fault })));
}
