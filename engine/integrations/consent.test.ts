import { expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { ConsentStore, readConsent } from './consent';

function storageWith(text: string | null) {
  const values = new Map(text === null ? [] : [['livery.consent', text]]);
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value) === values,
    remove: (key: string) => void values.delete(key),
  };
}

it('[SITE-8] allows everything where the site asks for no consent, and nothing before an answer where it does', () => {
  expect(new ConsentStore(storageWith(null), () => false).allows('analytics')).toBe(true);
  const store = new ConsentStore(storageWith(null), () => true);
  expect([store.isOpen, store.allows('analytics'), store.allows('chat')]).toEqual([true, false, false]);
});

it('keeps the answer for the next visit; agreeing to the chat agrees to nothing else', () => {
  const storage = storageWith(null);
  new ConsentStore(storage, () => true).decide({ chat: true });
  const next = new ConsentStore(storage, () => true);
  expect([next.isOpen, next.allows('chat'), next.allows('analytics')]).toEqual([false, true, false]);
});

it('a corrupt or older answer is dropped and never counts as consent', () => {
  const corrupt = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ version: fc.integer(), analytics: fc.anything(), chat: fc.anything() })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(corrupt, (text) => {
      const storage = storageWith(text);
      const answer = readConsent(storage);
      if (answer === null) expect(storage.values.size).toBe(0);
      else expect(JSON.parse(text)).toMatchObject({ version: 1, ...answer });
    }),
    { numRuns: 1000 },
  );
});
