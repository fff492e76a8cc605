import { describe, expect, it } from 'vitest';
import { timesAsLong } from '../../tests/fixtures/growth';
import { distance, nearest, oneOf, unknownWord } from './nearest';

describe('distance', () => {
  it.each([
    ['saphire', 'sapphire', 1],
    ['form', 'from', 1],
    ['gold', 'gold', 0],
    ['', 'gold', 4],
    ['slots', 'sports', 2],
  ])('[CARD-5] from %j to %j takes %i steps', (a, b, steps) => expect(distance(a, b)).toBe(steps));
});

describe('nearest', () => {
  it.each([
    ['GOLD', ['crimson', 'gold'], 'gold'],
    ['harbour', ['harbor', 'fiesta'], 'harbor'],
    ['turquoise', ['crimson', 'gold'], undefined],
    ['x', [], undefined],
    ['lode', ['bold', 'gold', 'nodes'], 'nodes'],
    ['EM', ['CN', 'EN'], 'EN'],
    ['XY', ['CN', 'EN'], undefined],
  ])('[CARD-5] suggests for %j', (word, words, expected) => expect(nearest(word, words)).toBe(expected));
});

it('[CARD-5] says of a page of text at once that it is no word, and shows its beginning', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `section.word${index}`);
  const page = 'x'.repeat(100_000);
  const times = timesAsLong(
    () => unknownWord('section.wrod1999', 'a message key', words),
    () => unknownWord(page, 'a message key', words),
    50,
  );
  // Letter by letter it would be thousands of times as long.
  expect(times).toBeLessThanOrEqual(50);
  const { message, suggestion } = unknownWord(page, 'a message key', words);
  expect(suggestion).toBeUndefined();
  expect(message).toMatch(/^"x{77}…" is not a message key\. One of: /);
});

it('[CARD-5] shows the beginning alone of a valid word that is a page of text', () => {
  const { message } = unknownWord('strict', 'a jurisdiction', ['[{'.repeat(2000), 'basic']);
  expect(message).toMatch(/^"strict" is not a jurisdiction\. One of: (\[\{){38}\[…, basic\.$/);
});

it('[CARD-5] lists all words of a short list and the nearest of a long one', () => {
  expect(oneOf(['a', 'b'], 'c')).toBe('One of: a, b.');
  expect(oneOf([], 'c')).toBe('There are none yet.');
  const words = Array.from({ length: 45 }, (_, index) => `word${index}`);
  expect(oneOf(words, 'word44')).toMatch(/^One of: word44, .* and 35 more\.$/);
});

it('[CARD-5] says what an unknown word is not, what was meant, and what is valid', () => {
  expect(unknownWord('saphire', 'a colour', ['gold', 'sapphire'])).toEqual({
    message: '"saphire" is not a colour. Did you mean "sapphire"? One of: gold, sapphire.',
    suggestion: 'sapphire',
  });
});

it('[CARD-5] asks for each of up to three words that are equally near, those that begin alike first', () => {
  expect(unknownWord('sorts', 'a page', ['ports', 'sports', 'slots', 'login']).message).toMatch(
    / Did you mean "sports" or "ports"\? /,
  );
  expect(unknownWord('box1', 'a box', ['box2', 'box3', 'box4', 'fox1', 'bax1']).message).toMatch(
    / Did you mean "box2", "box3" or "box4"\? /,
  );
});

it('[CARD-5] compares a word with a long list in a time that grows with the list alone', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `${'x'.repeat(66)}${10_000 + index}`);
  const [short, long] = [words(100), words(1000)];
  const wrong = `${'x'.repeat(66)}99999`;
  const times = timesAsLong(
    () => unknownWord(wrong, 'a node', short),
    () => unknownWord(wrong, 'a node', long),
    5,
  );
  expect(times).toBeLessThan(5);
});

it('[CARD-5] finds what was meant at the end of a long list', () => {
  const words = [...Array.from({ length: 500 }, (_, index) => `word${index}`), 'promotions'];
  const { message, suggestion } = unknownWord('promotoins', 'a page', words);
  expect(suggestion).toBe('promotions');
  expect(message).toMatch(/Did you mean "promotions"\? One of: promotions, .* and 491 more\.$/);
});
