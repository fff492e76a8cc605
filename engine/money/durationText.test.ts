import { expect, it } from 'vitest';
import { durationText } from './durationText';

it.each([
  ['en', 40, '40 seconds'],
  ['en', 0, '1 second'],
  ['en', 60, '1 minute'],
  ['en', 90, '2 minutes'],
  ['en', 5_400, '2 hours'],
  ['en', 7_200, '2 hours'],
  ['en', 90_000, '2 days'],
  ['ru', 7_200, '2 часа'],
  ['zh', 5_400, '2小时'],
])('[I18N-3] words in %s how long %d seconds are, and never less: %s', (lang, seconds, words) => {
  expect(durationText(lang, seconds)).toBe(words);
});
