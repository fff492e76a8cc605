import type { CallName } from './calls';

/** Why a call failed, in the words of the wire (ERR-4, ERR-7). */
export interface CallFailure {
  /** Status of the answer, or the endpoint's own number when nothing usable came. */
  readonly statusCode: number;
  /** The platform's word or text, for example `invalidCredentials`; may be empty. */
  readonly statusMessage: string;
  readonly call: CallName;
  /** True when the caller must show nothing. */
  readonly isNotified?: boolean;
  /** The platform has no such call: no connection is to blame. */
  readonly isMissing?: boolean;
  /**
   * A call that changes something may or may not have done so: no usable answer came, a proxy timed out, or the
   * platform had an internal error. Without this flag the platform refused the call, and nothing has changed.
   */
  readonly isOutcomeUnknown?: boolean;
}

/** What a call returns: a model, or why there is none. Calls never throw for what a server or a network does. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: CallFailure };
