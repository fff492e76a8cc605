import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountStatuses } from '../../scripts/sandbox/accounts';
import { failureRules } from '../fixtures/failureRules';
import session from '../../site-configs/platform/session.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const errors = join(root, 'engine/i18n/messages');
const lettersOnly = /^[A-Za-z]+$/;

/** Words in quotes of each `new Refusal(…)` and `reason: …`, and of the envelopes that the sandbox writes itself. */
function refusalWords(): readonly string[] {
  const folder = join(root, 'scripts/sandbox');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('spoil.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const places = sources.flatMap((source) =>
    [...source.matchAll(/new Refusal\([^;]*\)|reason: '\w+'|statusMessage: '\w+'/g)].map(([place]) => place),
  );
  const words = places.flatMap((place) => [...place.matchAll(/'(\w+)'/g)].map(([, word = '']) => word));
  return [...new Set(words)].filter((word) => word !== 'CLAIMED');
}

it('[ERR-3] every word that the sandbox refuses with, and every name of a failure, has a text in each language', () => {
  const words = new Set([
    ...refusalWords(),
    ...accountStatuses.filter((status) => status !== 'ACTIVE'),
    ...session.expiredMessages.filter((word) => lettersOnly.test(word)),
    ...failureRules.loggedMessages,
    ...Object.values(failureRules.network).map(({ statusMessage }) => statusMessage),
    ...['invalidSession', 'errorTitle', 'unknownError', 'invalidThemeCode', 'invalidThemeColor'],
  ]);
  expect(words.size).toBeGreaterThan(45);
  expect([...words].filter((word) => !lettersOnly.test(word))).toEqual([]);
  const untold = readdirSync(errors).flatMap((code) => {
    const texts = JSON.parse(readFileSync(join(errors, code, 'errors.json'), 'utf8')) as Readonly<
      Record<string, string>
    >;
    return [...words].filter((word) => texts[word] === undefined).map((word) => `${code} ${word}`);
  });
  expect(untold).toEqual([]);
});
