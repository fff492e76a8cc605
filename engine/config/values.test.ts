import { describe, expect, it } from 'vitest';
import { inputWith } from '../../tests/configs/badConfig';
import { compileConfigs } from './compileConfigs';
import { formatProblem } from './problem';

const bola = 'site-configs/sites/bola.example/site.json';
const saidOf = (from: string, to: string) => {
  const { problems, bundles } = compileConfigs(inputWith({ title: 'value', files: { [bola]: [[from, to]] } }));
  return { said: problems.map(formatProblem), live: [...bundles.keys()] };
};

describe('values that are not what they seem', () => {
  it.each<[title: string, from: string, to: string, expected: string]>([
    ['NUL in a name', '"Bola"', '"Bo\\u0000la"', `5:11  name: The text holds the character NUL (U+0000). Take it out.  [text-character]`],
    [
      'a line break in a name',
      '"Bola"',
      '"Bola\\r\\nBola"',
      `5:11  name: The text holds a line break (U+000D). Take it out, and write one line.  [text-character]`,
    ],
    [
      'a turn of direction',
      '"Bola"',
      '"Bola\\u202e"',
      `5:11  name: The text holds a character that turns the direction of the words (U+202E). Take it out.  [text-character]`,
    ],
    ['a blank without a width', '"Bola"', '"Bo\\u200bla"', `5:11  name: The text holds a blank without a width (U+200B). Take it out.  [text-character]`],
    ['half a character', '"Bola"', '"Bola\\ud83d"', `5:11  name: The text holds half a character (U+D83D). Take it out.  [text-character]`],
    [
      'a letter that was lost',
      '"Bola"',
      '"Bol\ufffd"',
      `5:11  name: The text holds the sign of letters that were lost when the file was saved (U+FFFD). Take it out.  [text-character]`,
    ],
    ['a name of blanks', '"Bola"', '"  \\u00a0"', `5:11  name: The text is of blanks only. Fill it in or leave the key out.  [text-blank]`],
    ['a name of a letter without a drawing', '"Bola"', '"\\u3164"', `5:11  name: The text is of blanks only. Fill it in or leave the key out.  [text-blank]`],
  ])('[CARD-5] %s stops its site alone', (_, from, to, expected) => {
    expect(saidOf(from, to)).toEqual({ said: [`${bola}:${expected}`], live: ['lucky.example'] });
  });

  it('[CARD-5] keys that nobody sees, and numbers that no number holds', () => {
    expect(saidOf('"version": 1', '"version": 1e999').said).toContainEqual(
      `${bola}:2:14  version: 1e999 is more than a number can hold exactly. Write one between -9007199254740991 and 9007199254740991.  [value-size]`,
    );
    expect(saidOf('"name"', '"name\\u200e"').said).toContainEqual(
      `${bola}:5:3  A key holds a character that turns the direction of the words (U+200E). Take it out.  [text-character]`,
    );
  });
});
