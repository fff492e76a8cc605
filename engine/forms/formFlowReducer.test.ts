import { describe, expect, it } from 'vitest';
import {
  formFlowReducer,
  initialFormFlow,
  isInFlight,
  type FormFlowEvent,
  type FormFlowState,
  type FormPhase,
} from './formFlowReducer';

const failure = { statusCode: 7, statusMessage: 'busy' };
const after = (...events: readonly FormFlowEvent[]) => events.reduce(formFlowReducer, initialFormFlow);

/** The events that lead to each phase, from a form that nobody has touched. */
const ways: Readonly<Record<FormPhase, readonly FormFlowEvent[]>> = {
  idle: [],
  checking: [{ type: 'submitted' }],
  invalid: [{ type: 'submitted' }, { type: 'foundInvalid', count: 2 }],
  asking: [{ type: 'submitted' }, { type: 'asked' }],
  sending: [{ type: 'submitted' }, { type: 'asked' }, { type: 'sent' }],
  resending: [{ type: 'resent' }],
  refused: [{ type: 'submitted' }, { type: 'sent' }, { type: 'refused', refusal: { field: 'code', failure } }],
  failed: [{ type: 'submitted' }, { type: 'sent' }, { type: 'failed', failure, isUnknown: false }],
  unknown: [{ type: 'submitted' }, { type: 'sent' }, { type: 'failed', failure, isUnknown: true }],
  answered: [{ type: 'submitted' }, { type: 'sent' }, { type: 'answered', step: 1, focus: 'code' }],
};
const phases = Object.keys(ways) as readonly FormPhase[];

/** For each event: the phase that follows each phase, where it is another one. */
const transitions: readonly (readonly [FormFlowEvent, Readonly<Partial<Record<FormPhase, FormPhase>>>])[] = [
  [{ type: 'mounted' }, {}],
  [{ type: 'unmounted' }, {}],
  [{ type: 'restored', step: 1, resendAt: 5 }, {}],
  [{ type: 'typed', isChoice: true }, { unknown: 'idle' }],
  [{ type: 'choiceChecked' }, {}],
  [{ type: 'movedTo', step: 1, focus: null }, {}],
  [
    { type: 'submitted' },
    {
      idle: 'checking',
      invalid: 'checking',
      refused: 'checking',
      failed: 'checking',
      unknown: 'checking',
      answered: 'checking',
    },
  ],
  [{ type: 'foundInvalid', count: 1 }, { checking: 'invalid' }],
  [{ type: 'foundValid' }, {}],
  [{ type: 'asked' }, { checking: 'asking' }],
  [{ type: 'sent' }, { checking: 'sending', asking: 'sending' }],
  [
    { type: 'resent' },
    {
      idle: 'resending',
      invalid: 'resending',
      refused: 'resending',
      failed: 'resending',
      unknown: 'resending',
      answered: 'resending',
    },
  ],
  [{ type: 'codeSent', resendAt: 5 }, {}],
  [
    { type: 'failed', failure, isUnknown: false },
    { sending: 'failed', resending: 'failed' },
  ],
  [
    { type: 'failed', failure, isUnknown: true },
    { sending: 'unknown', resending: 'unknown' },
  ],
  [
    { type: 'refused', refusal: { field: 'code', failure } },
    { sending: 'refused', resending: 'refused' },
  ],
  [{ type: 'answered', step: 1, focus: 'code' }, { sending: 'answered' }],
  [{ type: 'done' }, { sending: 'answered' }],
  [{ type: 'settled' }, { checking: 'idle', asking: 'idle', sending: 'idle', resending: 'idle' }],
];

describe('phases', () => {
  it.each(phases)('%s is reached by its events', (phase) => {
    expect(after(...ways[phase]).phase).toBe(phase);
  });

  for (const [event, next] of transitions)
    it(`${event.type}${'isUnknown' in event && event.isUnknown ? ' with an unknown outcome' : ''} leads from each phase to the right one`, () => {
      const reached = phases.map((phase) => [phase, formFlowReducer(after(...ways[phase]), event).phase]);
      expect(reached).toEqual(phases.map((phase) => [phase, next[phase] ?? phase]));
    });

  it('an attempt under way takes no other: nothing is sent twice', () => {
    for (const phase of ['checking', 'asking', 'sending', 'resending'] as const) {
      const state = after(...ways[phase]);
      expect(isInFlight(state)).toBe(true);
      expect(formFlowReducer(state, { type: 'submitted' })).toBe(state);
      expect(formFlowReducer(state, { type: 'resent' })).toBe(state);
    }
    expect(phases.filter((phase) => isInFlight(after(...ways[phase])))).toEqual([
      'checking',
      'asking',
      'sending',
      'resending',
    ]);
  });

  it('an unknown outcome is no success: what was typed stays typed, and only the player sends again', () => {
    const state = after({ type: 'typed', isChoice: false }, ...ways.unknown);
    expect(state).toMatchObject({ phase: 'unknown', isTyped: true, isDone: false, failure });
    expect(formFlowReducer(state, { type: 'settled' })).toBe(state);
  });
});

describe('what the view shows', () => {
  const changed = (before: FormFlowState, event: FormFlowEvent) => {
    const next = formFlowReducer(before, event);
    return Object.fromEntries(
      Object.entries(next).filter(([key, value]) => value !== before[key as keyof FormFlowState]),
    );
  };

  it('an attempt takes the last failure and the announced problems away', () => {
    expect(changed(after(...ways.failed), { type: 'submitted' })).toEqual({ phase: 'checking', failure: null });
    expect(changed(after(...ways.invalid), { type: 'submitted' })).toEqual({
      phase: 'checking',
      problems: { count: 0, attempt: 1 },
    });
  });

  it('each attempt with problems is announced again, until no field is wrong or another step is shown', () => {
    const again = after(...ways.invalid, { type: 'submitted' }, { type: 'foundInvalid', count: 1 });
    expect(again.problems).toEqual({ count: 1, attempt: 2 });
    expect(changed(again, { type: 'foundValid' })).toEqual({ problems: { count: 0, attempt: 2 } });
    expect(changed(again, { type: 'movedTo', step: 1, focus: 'code' })).toEqual({
      problems: { count: 0, attempt: 2 },
      stepIndex: 1,
      nextFocus: 'code',
    });
  });

  it('a change of a field is typed and not done; a choice asks for another look', () => {
    const done = after({ type: 'typed', isChoice: false }, { type: 'submitted' }, { type: 'sent' }, { type: 'done' });
    expect(done).toMatchObject({ isTyped: false, isDone: true });
    const chosen = formFlowReducer(done, { type: 'typed', isChoice: true });
    expect(chosen).toMatchObject({ isTyped: true, isDone: false, isChoosing: true });
    expect(changed(chosen, { type: 'choiceChecked' })).toEqual({ isChoosing: false });
    expect(formFlowReducer(done, { type: 'choiceChecked' })).toBe(done);
  });

  it('a refusal names its field, and an accepted step leads to the next', () => {
    expect(after(...ways.refused)).toMatchObject({ refusal: { field: 'code', failure }, failure: null, stepIndex: 0 });
    expect(after(...ways.answered)).toMatchObject({ stepIndex: 1, nextFocus: 'code', isDone: false });
  });

  it('a code that was sent says when another may be; a draft brings that back with its step', () => {
    expect(changed(after(...ways.resending), { type: 'codeSent', resendAt: 9 })).toEqual({ resendAt: 9 });
    expect(changed(after(...ways.answered), { type: 'restored', step: 0, resendAt: 9 })).toEqual({
      stepIndex: 0,
      nextFocus: null,
      resendAt: 9,
    });
  });

  it('a form that has left the page knows it', () => {
    const left = after({ type: 'unmounted' });
    expect([left.isMounted, formFlowReducer(left, { type: 'mounted' }).isMounted]).toEqual([false, true]);
    expect(after({ type: 'mounted' })).toBe(initialFormFlow);
  });
});
