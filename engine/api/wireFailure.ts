import type { CallName } from './calls';
import { hasStatus, type Reply } from './envelope';
import type { Reading } from './readers/readAnswer';
import type { Endpoint } from './endpoint';

/** An endpoint of the table, whichever it is. */
export type AnyEndpoint = Endpoint<unknown, unknown, unknown>;

/** What a call fails with whose body does not fit its schema. */
export const misfit = { statusCode: 400, statusMessage: 'badRequest' };

/** Why there is no answer, in the words of the wire; `isNetworkError` when the platform did not say so. */
export interface WireFailure {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly isNetworkError?: boolean;
  readonly isMissing?: boolean;
}

/**
 * The platform has no such call of ours (CALL-X). A game that it does not know is refused in words of its own; what a
 * player does is never told by this.
 */
export function isNotThere(
  name: CallName,
  { origin, repeatable }: AnyEndpoint,
  { status, ...reply }: { readonly status?: number; readonly body?: unknown },
): boolean {
  if (origin !== 'livery' || (status !== 404 && status !== 501)) return false;
  if (name === 'launchGame') return status === 501 || !hasStatus(reply.body);
  // Where a payment stands is unknown, whatever comes instead of an answer.
  return repeatable && name !== 'depositStatus' && name !== 'withdrawalStatus';
}

/** For engineers: what came instead of an answer, or where it does not fit. */
export function reasonOf(endpoint: AnyEndpoint, reply: Reply, reading: Reading<unknown> | null): string {
  if (reply.kind === 'unreachable') return String(reply.error);
  const misfits = (reading?.deviations ?? [])
    .filter(({ done }) => done === 'refused')
    .map(({ path, came }) => `${path} (${came})`);
  return reading
    ? `the answer lacks what ${endpoint.definition}Answer requires at ${misfits.join() || '/'}`
    : `HTTP ${reply.status}`;
}
