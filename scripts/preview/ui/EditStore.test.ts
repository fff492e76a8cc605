import { beforeEach, expect, it, vi } from 'vitest';
import type { EditOutcome } from '../protocol';
import { EditStore } from './EditStore';

/** Answers that come when the test says so, by the prop they were asked for. */
const waiting = new Map<string, (outcome: EditOutcome) => void>();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body?: string } = {}) => {
    const prop =
      body === undefined ? '' : (Object.keys((JSON.parse(body) as { readonly props?: object }).props ?? {})[0] ?? '');
    if (path.endsWith('edits') && body === undefined) return Promise.resolve(Response.json({ next: null }));
    return new Promise((resolve) => waiting.set(prop, (outcome) => resolve(Response.json(outcome))));
  });
});

const told: string[] = [];
const newStore = () =>
  new EditStore(
    () => ({ pane: '1', page: 'home', node: 'hero' }),
    (notice) => told.push(notice),
  );
const wrong: EditOutcome = { kind: 'impossible', message: 'limit is wrong' };
/** Waits until a prop was asked for. */
const asked = (prop: string) => expect.poll(() => waiting.has(prop)).toBe(true);
/** Answers it. */
function answer(prop: string, outcome: EditOutcome): void {
  waiting.get(prop)?.(outcome);
  waiting.delete(prop);
}

it('[CARD-4] a late error of one field never shows in the form of another', async () => {
  const store = newStore();
  store.begin('limit', 3, 'site');
  const late = store.set(-1);
  await asked('limit');
  store.begin('title', 'x', 'site');
  answer('limit', wrong);
  await late;
  expect(store.outcome).toBeNull();
});

it('[CARD-4] what became of a save shows in its own form, and in no other', async () => {
  const store = newStore();
  store.begin('limit', 3, 'site');
  const own = store.save();
  await asked('limit');
  answer('limit', wrong);
  await own;
  expect(store.outcome).toEqual(wrong);
  const late = store.save();
  await asked('limit');
  store.begin('title', 'x', 'site');
  answer('limit', wrong);
  await late;
  expect([store.prop, store.outcome]).toEqual(['title', null]);
});
