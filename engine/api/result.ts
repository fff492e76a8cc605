import type { CallName } from './calls';

/** Why a call gave nothing, in the words of the wire (ERR-4, ERR-7). */
export interface CallFailure {
  /** Status of the answer, or the endpoint's own number when nothing usable came. */
  readonly statusCode: number;
  /** The platform's word or text, for example `invalidCredentials`; may be empty. */
  readonly statusMessage: string;
  readonly call: CallName;
  /** The player has been told, or must not be; who asked has nothing to add. */
  readonly isNotified?: boolean;
  /** The platform has no such call: no connection is to blame. */
  readonly isMissing?: boolean;
  /**
   * Of a call that changes something: nobody knows whether it has. No usable answer came, somebody on the way gave up
   * waiting, or the platform had trouble of its own. Without it the platform refused, and nothing has changed.
   */
  readonly isOutcomeUnknown?: boolean;
}

/** What a call returns: a model, or why there is none. Calls never throw for what a server or a network does. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: CallFailure };
