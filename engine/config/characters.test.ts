import { describe, expect, it } from 'vitest';
import { isBlank, strayCharacter } from './characters';

const unseen = [
  '\u0000',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u17b4',
  '\u180b',
  '\u200b',
  '\u2065',
  '\u2066',
  '\u3164',
  '\ufe00',
  '\ufe0f',
  '\uffa0',
  '\ufffe',
  '\u{1d173}',
  '\u{1fffe}',
  '\u{e0020}',
  '\u{e0100}',
  '\u{e0fff}',
  '\ue000',
  '\ud800',
];

describe('[CARD-5] a character that nobody sees', () => {
  it.each(unseen)('%j is told inside a name, at its end and alone', (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    for (const text of [`Bo${character}la`, `Bola${character}`, character])
      expect(strayCharacter(text)).toContain(`(U+${code})`);
  });

  it.each(['A\u200dB', '\u200dका', 'का\u200c'])('%j has a joiner that joins nothing', (text) =>
    expect(strayCharacter(text)).toBeDefined(),
  );
});

it.each([
  'गर्\u200dछ',
  'ক্\u200cষ',
  'क्\u200dष',
  '❤\ufe0f',
  '❤\ufe0f\u200d🔥',
  '©\ufe0e Bola',
  '1\ufe0f\u20e3',
  '👩\u200d👩\u200d👧',
  '🇵🇭',
  'Tiếng Việt',
  '가나다',
  'a\u00a0b',
])('[CARD-5] %j has none', (text) => expect(strayCharacter(text)).toBeUndefined());

it.each([
  [' \u00a0\u2003', true],
  ['\u2800', true],
  ['\u3164\u200d', true],
  ['\u034f', true],
  ['\u0301 \u0e31', true],
  ['', false],
  ['❤\ufe0f', false],
  ['.', false],
])('[CARD-5] %j looks like nothing: %j', (text, expected) => expect(isBlank(text)).toBe(expected));
