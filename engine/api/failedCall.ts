import type { Capability } from '../config/capabilities';
import type { CallFailure } from './result';
import type { Identity, ErrorPresentation } from './endpoint';

/** A failed call, for those who tell of it. */
export interface FailedCall {
  readonly failure: CallFailure;
  /** A network error: no usable answer came, and the platform refused nothing. */
  readonly isNetworkError: boolean;
  readonly errorPresentation: ErrorPresentation;
  /** The group that is taken away with this call for the visit (CALL-X). */
  readonly withdrawn?: Capability;
  /** The platform does not know the player's token, which this call carried: HTTP or statusCode 401. */
  readonly isUnauthorised?: boolean;
  /** Who was signed in when the call was made. */
  readonly identity: Identity | null;
}

/**
 * The error reporter tells players of failures. It stands outside of the client, because it needs words and a place on
 * the page.
 */
export interface ErrorReporter {
  /** A call is made that may have to be told of. */
  readonly prepare: () => void;
  /** Tells of a failure by the error catalogue; true when the player needs no other word of it. Never rejects. */
  readonly notify: (failed: FailedCall) => Promise<boolean>;
}
