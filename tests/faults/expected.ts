import { exactTime } from '../../engine/api/readers/exactTime';
import { readReply } from '../../engine/api/readers/readReply';
import errors from '../../engine/i18n/messages/EN/errors.json' with { type: 'json' };
import type { FailurePolicy } from '../../engine/config/compiledRules';
import type { Came } from './application';
import type { TestCase } from './testCases';

/** What a player must see of a fault, by the tables of the specification (ERR-1…4). */
export interface Expected {
  /** Words of the dialog or of the toast; null where nothing may be said. */
  readonly dialog: string | null;
  readonly toast: string | null;
  readonly isSignedOut: boolean;
  /** Whether the call may succeed all the same; then nothing is said. */
  readonly mayWork: boolean;
}

const nothing: Expected = { dialog: null, toast: null, isSignedOut: false, mayWork: false };

/** Chapter 8 of the specification, written down again on purpose: the rules that run are not asked. */
const lostWords: Readonly<Record<FailurePolicy, string | null>> = {
  auth: errors.internalServerError,
  startup: errors.internalServerError,
  service: null,
  read: errors.disconnect,
  report: errors.disconnect,
};

export function expectedOf({ endpoint, fault }: TestCase, isPlayer: boolean): Expected {
  const { errorPresentation } = endpoint;
  if (fault === 'session-expired') {
    if (!isPlayer && errorPresentation === 'silent') return nothing;
    return { ...nothing, toast: errors.sessionExpired, isSignedOut: isPlayer };
  }
  if (fault === 'unknown-status') {
    if (errorPresentation === 'toast') return { ...nothing, toast: 'neverHeardOf' };
    return errorPresentation === 'dialog' ? { ...nothing, dialog: 'neverHeardOf' } : nothing;
  }
  if (fault === 'empty-body' && hasNothingToSay(endpoint)) return { ...nothing, mayWork: true };
  // An answer of which nothing is read but its status has no types to be wrong.
  const mayWork = fault === 'wrong-types' && readReply(endpoint, { statusCode: 1 }, exactTime).value !== undefined;
  const words = lostWords[endpoint.failure];
  if (errorPresentation === 'silent' || words === null) return { ...nothing, mayWork };
  return errorPresentation === 'toast' ? { ...nothing, toast: words, mayWork } : { ...nothing, dialog: words, mayWork };
}

/** Whether the call is asked once, and its success is all that it answers. */
function hasNothingToSay(endpoint: TestCase['endpoint']): boolean {
  const isRead = readReply(endpoint, {}, exactTime).value !== undefined && (endpoint.isProper?.({}) ?? true);
  return !endpoint.repeatable && isRead;
}

/**
 * The same, once it is known what the call came to: spoilt types spoil the words of a refusal, too, and the platform
 * then says nothing.
 */
export function expectedAfter(expected: Expected, { endpoint, fault }: TestCase, came: Came | null): Expected {
  if (came?.ok) return { ...nothing, mayWork: expected.mayWork };
  if (fault !== 'wrong-types' || (came?.failure?.statusCode ?? 0) <= 0) return expected;
  return endpoint.errorPresentation === 'dialog' ? { ...nothing, dialog: errors.unknownError } : nothing;
}
