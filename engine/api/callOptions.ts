import type { ErrorPresentation } from './endpoint';

/** What a caller may set for one call. */
export interface CallOptions {
  /** Ends the caller's interest, for example when its page is left. */
  readonly signal?: AbortSignal;
  /** The error presentation of a failure, where it differs from the endpoint's. */
  readonly errorPresentation?: ErrorPresentation;
  /** The call only asks whether the platform has it: a refusal says yes, and is not logged. */
  readonly isProbe?: boolean;
}
