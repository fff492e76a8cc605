import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { testEnvironment } from '../../tests/fixtures/environment';
import { draftShelfOf, emptyDraft, type Draft } from './drafts';

const draft: Draft = {
  values: { account: 'juana', agreed: true },
  steps: { register: 'code' },
  resendAt: { register: 5 },
};
const key = 'livery.draft.login';

function setUp(now = 1_000_000) {
  let time = now;
  const environment = testEnvironment({ now: () => time });
  return { environment, shelf: draftShelfOf(environment), pass: (minutes: number) => (time += minutes * 60_000) };
}

describe('drafts', () => {
  it('come back in the same tab, also where storage keeps nothing', () => {
    const { shelf, environment } = setUp();
    shelf.write('login', '', draft);
    expect(shelf.read('login', '', 60)).toEqual(draft);
    environment.session.remove(key);
    expect(shelf.read('login', '', 60)).toEqual(draft);
  });

  it('come back after a reload', () => {
    const { shelf, environment } = setUp();
    shelf.write('login', '', draft);
    const reloaded = testEnvironment({ now: environment.now });
    reloaded.session.set(key, environment.session.get(key) ?? '');
    expect(draftShelfOf(reloaded).read('login', '', 60)).toEqual(draft);
  });

  it('are dropped when they are too old', () => {
    const { shelf, environment, pass } = setUp();
    shelf.write('login', '', draft);
    pass(61);
    expect(shelf.read('login', '', 60)).toEqual(emptyDraft);
    expect(environment.session.get(key)).toBe(null);
  });

  it.each([[1 / 60_000], [1], [60 * 24]])(
    'stay when the clock is set back by %d minutes, for as long again',
    (back) => {
      const { shelf, environment, pass } = setUp(Date.parse('2026-12-01T12:00:00Z'));
      shelf.write('login', '', draft);
      pass(-back);
      expect(shelf.read('login', '', 60)).toEqual(draft);
      pass(59);
      const reloaded = testEnvironment({ now: environment.now });
      reloaded.session.set(key, environment.session.get(key) ?? '');
      expect(draftShelfOf(reloaded).read('login', '', 60)).toEqual(draft);
      pass(2);
      expect(shelf.read('login', '', 60)).toEqual(emptyDraft);
      expect(environment.session.get(key)).toBe(null);
    },
  );

  it('[STATE-8] wait for a player whose session has expired, and are never shown to another', () => {
    const { shelf } = setUp();
    shelf.write('profile', 'juan', draft);
    expect(shelf.read('profile', '', 60)).toEqual(emptyDraft);
    expect(shelf.read('profile', 'juan', 60)).toEqual(draft);
    expect(shelf.read('profile', 'maria', 60)).toEqual(emptyDraft);
    expect(shelf.read('profile', 'juan', 60)).toEqual(emptyDraft);
  });

  it('are dropped where they are corrupt, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ version: 1, owner: '', at: 1_000_000, draft: value })),
        ),
        (text) => {
          const { environment, shelf } = setUp();
          environment.session.set(key, text);
          const { values, steps, resendAt } = shelf.read('login', '', 60);
          expect(Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean')).toBe(
            true,
          );
          expect(
            [
              ...Object.values(steps).map((value) => typeof value),
              ...Object.values(resendAt).map((value) => typeof value),
            ].filter((type) => type !== 'string' && type !== 'number'),
          ).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['not json'],
    ['null'],
    ['{"version":0,"owner":"","at":1000000,"draft":{"values":{},"steps":{},"resendAt":{}}}'],
    ['{"version":1,"owner":"","at":1000000,"draft":{"values":{"a":{}},"steps":{},"resendAt":{}}}'],
  ])('forget %s', (text) => {
    const { environment, shelf } = setUp();
    environment.session.set(key, text);
    expect(shelf.read('login', '', 60)).toEqual(emptyDraft);
    expect(environment.session.get(key)).toBe(null);
  });
});
