import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { isPlain } from './plainJson';

const check = (text: string) => isPlain(text, JSON.parse(text));

describe('isPlain', () => {
  it.each([
    ['{ "a": 1, "b": { "a": 2 } }', true],
    ['{ "a": 1, "a": 2 }', false],
    ['{ "a": { "b": 1, "b" : 1 } }', false],
    ['[{ "a": 1 }, { "a": 1 }]', true],
    ['{ "a": "\\"b\\": 1, \\"b\\": 2" }', true],
    ['{ "a\\\\": 1, "b": "\\\\" }', true],
    ['{ "a": ":", "b": "{\\"a\\":" }', true],
    ['{ "__proto__": 1 }', false],
    ['{ "a" \n\t: "b" , "c":"d"}', true],
    ['"text"', true],
  ])('[CARD-5] %s → %s', (text, expected) => expect(check(text)).toBe(expected));

  it('[CARD-5] never refuses what JSON.stringify writes of ordinary words and numbers', () => {
    const word = fc.stringMatching(/^[a-z"\\\\:{}, é老]{0,6}[a-z]$/).filter((text) => text !== 'constructor');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        word,
        fc.integer(),
        fc.boolean(),
        fc.array(tie('value')),
        fc.dictionary(word, tie('value')),
      ),
    }));
    fc.assert(fc.property(value, (drawn) => check(JSON.stringify(drawn))));
  });

  it.each([
    ['a control character', '{ "a": "x\\u0000" }'],
    ['a line break', '{ "a": "x\\n" }'],
    ['a turn of direction', '{ "a": "x\\u202e" }'],
    ['half a character', '{ "a": "\\ud800" }'],
    ['a stray joiner', '{ "a": "x\\u200d" }'],
    ['a key nobody sees', '{ "\\u200b": 1 }'],
    ['only blanks', '{ "a": " \\u3164 " }'],
    ['a number past all numbers', '{ "a": 1e999 }'],
    ['a number that loses digits', '{ "a": 9007199254740993 }'],
    ['a list too long', JSON.stringify(Array.from({ length: 1001 }, () => 1))],
  ])('[CARD-5] refuses %s', (_, text) => expect(check(text)).toBe(false));

  it('[CARD-5] takes the joiners of Nepali words and of emoji', () => {
    expect(check('{ "a": "गर्‍यो", "b": "👩‍🚀" }')).toBe(true);
  });

  it('[CARD-5] refuses nesting beyond the limit', () => {
    const text = '['.repeat(65) + ']'.repeat(65);
    expect(check(text)).toBe(false);
  });
});
