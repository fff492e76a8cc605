import type { FormFailure } from './outcome';

/** Something the platform refused, and the field it is about. */
export interface FieldRefusal {
  readonly field: string;
  readonly failure: FormFailure;
}

/**
 * What a form is doing:
 * - `idle`: it waits for the player. A restored or changed form is idle too.
 * - `checking`: the fields of the step are checked.
 * - `invalid`: fields kept the step from being sent.
 * - `asking`: the player is asked whether to send it (STATE-7).
 * - `sending`: the one request is under way.
 * - `resending`: another code is asked for.
 * - `refused`: the platform refused it, at a field.
 * - `failed`: it failed, and no field is to blame.
 * - `unknown`: the outcome is unknown. The page shows the open intent in its own place, or the form says so; nothing is
 *   sent again by itself.
 * - `answered`: the step was sent and accepted.
 */
export type FormPhase =
  'idle' | 'checking' | 'invalid' | 'asking' | 'sending' | 'resending' | 'refused' | 'failed' | 'unknown' | 'answered';

/** The state of a form, beside its values. */
export interface FormFlowState {
  readonly phase: FormPhase;
  readonly stepIndex: number;
  /** The field to focus once its step is shown. */
  readonly nextFocus: string | null;
  /** Whether the last step was sent and nothing has been typed since. */
  readonly isDone: boolean;
  /** Whether something has been typed that is not sent. */
  readonly isTyped: boolean;
  /** Whether the last change was a choice, which may change the rules of other fields. */
  readonly isChoosing: boolean;
  /** False once the form has left the page: what still comes back is not shown. */
  readonly isMounted: boolean;
  /** A failure that belongs to no field. */
  readonly failure: FormFailure | null;
  readonly refusal: FieldRefusal | null;
  /** Fields that kept the last attempt from being sent; a new number each time. */
  readonly problems: { readonly count: number; readonly attempt: number };
  /** When another code may be sent, ms since 1970; null before one was. */
  readonly resendAt: number | null;
}

/** A step to show, and the field to focus in it. */
interface Destination {
  readonly step: number;
  readonly focus: string | null;
}

export type FormFlowEvent =
  | { readonly type: 'mounted' | 'unmounted' }
  /** A kept draft was restored. */
  | { readonly type: 'restored'; readonly step: number; readonly resendAt: number | null }
  | { readonly type: 'typed'; readonly isChoice: boolean }
  /** The fields that a choice may concern were checked again. */
  | { readonly type: 'choiceChecked' }
  | ({ readonly type: 'movedTo' } & Destination)
  /** The player wants the step sent. */
  | { readonly type: 'submitted' }
  | { readonly type: 'foundInvalid'; readonly count: number }
  /** No field of the step is wrong any more. */
  | { readonly type: 'foundValid' }
  | { readonly type: 'asked' }
  | { readonly type: 'sent' }
  /** The player wants another code. */
  | { readonly type: 'resent' }
  | { readonly type: 'codeSent'; readonly resendAt: number }
  | { readonly type: 'failed'; readonly failure: FormFailure; readonly isUnknown: boolean }
  | { readonly type: 'refused'; readonly refusal: FieldRefusal }
  /** The step was accepted: another step follows. */
  | ({ readonly type: 'answered' } & Destination)
  /** The last step was accepted. */
  | { readonly type: 'done' }
  /** An attempt is over, whatever came of it. */
  | { readonly type: 'settled' };

export const initialFormFlow: FormFlowState = {
  phase: 'idle',
  stepIndex: 0,
  nextFocus: null,
  isDone: false,
  isTyped: false,
  isChoosing: false,
  isMounted: true,
  failure: null,
  refusal: null,
  problems: { count: 0, attempt: 0 },
  resendAt: null,
};

/** Whether an attempt is under way: until it is over no other begins, so that nothing is sent twice. */
export function isInFlight({ phase }: FormFlowState): boolean {
  return phase === 'checking' || phase === 'asking' || phase === 'sending' || phase === 'resending';
}

/** The state after an event. An event that the phase does not allow returns the same state. */
export function formFlowReducer(state: FormFlowState, event: FormFlowEvent): FormFlowState {
  switch (event.type) {
    case 'mounted':
    case 'unmounted': {
      const isMounted = event.type === 'mounted';
      return isMounted === state.isMounted ? state : { ...state, isMounted };
    }
    case 'restored':
      return { ...state, stepIndex: event.step, nextFocus: null, resendAt: event.resendAt };
    case 'typed':
      return {
        ...state,
        // What has been changed is another wish than the one of which nobody knows.
        phase: state.phase === 'unknown' ? 'idle' : state.phase,
        isTyped: true,
        isDone: false,
        isChoosing: event.isChoice,
      };
    case 'choiceChecked':
      return state.isChoosing ? { ...state, isChoosing: false } : state;
    case 'movedTo':
      return moved(state, event);
    case 'submitted':
      return isInFlight(state) ? state : { ...withoutProblems(state), phase: 'checking', failure: null };
    case 'foundInvalid':
      return state.phase === 'checking'
        ? { ...state, phase: 'invalid', problems: { count: event.count, attempt: state.problems.attempt + 1 } }
        : state;
    case 'foundValid':
      return withoutProblems(state);
    case 'asked':
      return state.phase === 'checking' ? { ...state, phase: 'asking' } : state;
    case 'sent':
      return state.phase === 'checking' || state.phase === 'asking' ? { ...state, phase: 'sending' } : state;
    case 'resent':
      return isInFlight(state) ? state : { ...state, phase: 'resending' };
    case 'codeSent':
      return isWaiting(state) ? { ...state, resendAt: event.resendAt } : state;
    case 'failed':
      return isWaiting(state)
        ? { ...state, phase: event.isUnknown ? 'unknown' : 'failed', failure: event.failure }
        : state;
    case 'refused':
      return isWaiting(state) ? { ...state, phase: 'refused', refusal: event.refusal } : state;
    case 'answered':
      return state.phase === 'sending' ? { ...moved(state, event), phase: 'answered' } : state;
    case 'done':
      return state.phase === 'sending' ? { ...state, phase: 'answered', isTyped: false, isDone: true } : state;
    case 'settled':
      return isInFlight(state) ? { ...state, phase: 'idle' } : state;
  }
}

/** Whether an answer of the platform is awaited. */
function isWaiting({ phase }: FormFlowState): boolean {
  return phase === 'sending' || phase === 'resending';
}

function moved(state: FormFlowState, { step, focus }: Destination): FormFlowState {
  return { ...withoutProblems(state), stepIndex: step, nextFocus: focus };
}

/** The announcement of what kept the last attempt from being sent is over: it is not read out again later. */
function withoutProblems(state: FormFlowState): FormFlowState {
  return state.problems.count === 0 ? state : { ...state, problems: { ...state.problems, count: 0 } };
}
