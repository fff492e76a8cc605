import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { hasSingleKeys } from './duplicateKeys';

const forbidden = new Set(['__proto__']);
const check = (text: string) => hasSingleKeys(text, JSON.parse(text), forbidden, 64);

describe('hasSingleKeys', () => {
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

  it('[CARD-5] never refuses what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => JSON.stringify(value).includes('__proto__') || check(JSON.stringify(value))));
  });

  it('[CARD-5] refuses nesting beyond the limit', () => {
    const text = '['.repeat(65) + ']'.repeat(65);
    expect(check(text)).toBe(false);
  });
});
