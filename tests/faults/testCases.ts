import type { CallName } from '../../engine/api/calls';
import { allEndpoints, type AnyEndpoint } from '../../scripts/sandbox/callTable';
import { faultKinds, type FaultKind } from '../../scripts/sandbox/faults';

/** One call that meets one fault. */
export interface TestCase {
  readonly call: CallName;
  readonly endpoint: AnyEndpoint;
  readonly fault: FaultKind;
}

/** Every call × every fault, in the order of the table. */
export async function allTestCases(): Promise<readonly TestCase[]> {
  return (await allEndpoints()).flatMap(([call, endpoint]) => faultKinds.map((fault) => ({ call, endpoint, fault })));
}
