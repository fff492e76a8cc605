/** Milliseconds and limits of the platform (chapter 9 of the product's constants). */
export interface Timings {
  readonly sessionToastMs: number;
  readonly errorToastMs: number;
  readonly focusRestoreMs: number;
  readonly listAnimationMs: number;
  readonly resizeRefreshMs: number;
  readonly pictureResizeMs: number;
  readonly callTimeoutMs: number;
  readonly buildPollMs: number;
  readonly reloadGuardMs: number;
  readonly oddsPollMs: number;
  readonly snapshotMs: number;
  readonly maxPreloads: number;
  readonly cookieDays: number;
}

const sessionChecks = ['pageshow', 'focus'] as const;

export const attributionFields = [
  'referrerCode',
  'ch',
  'cm',
  'pp',
  'affiliateCode',
  'fbp',
  'appsflyerId',
  'visitorId',
] as const;
/** What the address that led a guest here tells a sign-up. */
export type AttributionField = (typeof attributionFields)[number];

/** How a session ends and is checked (STATE-1, STATE-8). */
export interface SessionRules {
  /** Status messages that end it (ERR-1). */
  readonly expiredMessages: readonly string[];
  /** Events at which it is checked again. */
  readonly checkOn: readonly (typeof sessionChecks)[number][];
  /** Least time between two checks, in ms. */
  readonly checkEveryMs: number;
  /** Version of the stored user state; another one is dropped. */
  readonly stateVersion: number;
  /** Query names of the campaign attribution by field of a sign-up; the first that is there counts (CALL-AUTH-5). */
  readonly attribution: Readonly<Record<AttributionField, readonly string[]>>;
  /** Cookies that stand in for words which the address did not have. */
  readonly attributionCookies: { readonly [field in AttributionField]?: string };
}

/** By what rule a call that brings no usable answer is named; the row of each call says which (ERR-4, ERR-5). */
export type FailurePolicy = 'auth' | 'startup' | 'service' | 'read' | 'report';

/** What failures are called, and which are told to nobody; those that end a session are `SessionRules`. */
export interface FailureRules {
  /** Status messages that are only logged (ERR-2). */
  readonly loggedMessages: readonly string[];
  /** What a failure of the network is called (ERR-4, ERR-5). */
  readonly network: Readonly<Record<FailurePolicy, { readonly statusCode: number; readonly statusMessage: string }>>;
}
