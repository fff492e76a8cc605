import type { CallName } from './calls';
import { isFirstCall } from './capabilities';
import {
  errorOf,
  isAboutValues,
  isOwnRefusal,
  isSuccessCode,
  saysSuccess,
  statusCodeOf,
  wordAmong,
  type Reply,
} from './envelope';
import { saysClosed } from './maintenanceHint';
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
  readonly isOutcomeUnknown?: boolean;
}

/**
 * What the platform refuses a call with; null where it does not. A word that ends sessions (`expired`) is a refusal
 * also without a status, and of a read whatever the status says (ERR-1): some platforms call only the transport a
 * success. A start-up that says that the site is closed is none, whatever its status: it says what it was asked for.
 */
export function refusalOf(
  { repeatable, failure }: AnyEndpoint,
  { status, statusText, body }: Extract<Reply, { readonly kind: 'answer' }>,
  expired: readonly string[],
): WireFailure | null {
  if (failure === 'startup' && saysClosed(body)) return null;
  const error = errorOf(status, statusText, body);
  const word = repeatable || !saysSuccess(body) ? wordAmong(expired, body) : undefined;
  return word === undefined ? error : { statusCode: error?.statusCode ?? 0, statusMessage: word };
}

/**
 * The platform has no such call of ours (CALL-X): it says so by the status of HTTP, or by its own statusCode at a
 * status of success. Of what a player does only the calls that a group begins with tell that. They may be refused in
 * words of the platform, as a game that it does not know.
 */
export function isNotThere(
  name: CallName,
  { origin, repeatable }: AnyEndpoint,
  { status: httpStatus = 0, ...reply }: { readonly status?: number; readonly body?: unknown },
): boolean {
  const status = isSuccessCode(httpStatus) ? statusCodeOf(reply.body) : httpStatus;
  if (origin !== 'livery' || (status !== 404 && status !== 501)) return false;
  // Where a payment stands is unknown, whatever comes instead of an answer.
  if (name === 'depositStatus' || name === 'withdrawalStatus') return false;
  if (repeatable) return status === 501 || !isAboutValues(reply.body);
  return isFirstCall(name) && (status === 501 || !isOwnRefusal(status, reply.body));
}

/** What a proxy says when it has given up waiting, whoever it waited for: the platform may have acted all the same. */
const timedOut: readonly number[] = [408, 499];

/**
 * Whether nothing is known of what a failed call has changed. What the platform refuses has changed nothing, whatever
 * status it gives: many refuse with 0.
 */
export function isOutcomeUnknown(
  { repeatable }: AnyEndpoint,
  { isNetworkError = false, statusCode }: WireFailure,
  { status = 0 }: { readonly status?: number },
): boolean {
  // Some platforms give their own trouble the numbers that stand here for a lost connection (ERR-4).
  const isTrouble = (code: number) => timedOut.includes(code) || (Math.abs(code) >= 500 && Math.abs(code) < 600);
  // An HTTP error whose body names no error is treated as a network error.
  return (
    !repeatable &&
    (isNetworkError || isTrouble(statusCode) || ((statusCode < 1 || isSuccessCode(statusCode)) && isTrouble(status)))
  );
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

/** A token that is not known, and what frameworks answer once a session is over. */
const unauthorised: readonly (number | undefined)[] = [401, 419, 440];

/**
 * Whether a call with a player's token failed because of the token. A wrong current password is refused in the same
 * way.
 */
export function isTokenRefused(
  name: CallName,
  { status }: { readonly status?: number },
  { statusCode }: WireFailure,
): boolean {
  return name !== 'changePassword' && (unauthorised.includes(status) || unauthorised.includes(statusCode));
}
