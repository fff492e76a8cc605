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
    [
      'NUL in a name',
      '"Bola"',
      '"Bo\\u0000la"',
      `5:11  name: The text holds the character NUL (U+0000). Take it out.  [text-character]`,
    ],
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
      `5:11  name: The text holds a character that changes the text direction (U+202E). Take it out.  [text-character]`,
    ],
    [
      'a blank without a width',
      '"Bola"',
      '"Bo\\u200bla"',
      `5:11  name: The text holds a zero-width space (U+200B). Take it out.  [text-character]`,
    ],
    [
      'half a character',
      '"Bola"',
      '"Bola\\ud83d"',
      `5:11  name: The text holds half a character (U+D83D). Take it out.  [text-character]`,
    ],
    [
      'a letter that was lost',
      '"Bola"',
      '"Bol\ufffd"',
      `5:11  name: The text holds a replacement character for letters that were lost when the file was saved (U+FFFD). Take it out.  [text-character]`,
    ],
    [
      'a name of blanks',
      '"Bola"',
      '"  \\u00a0"',
      `5:11  name: The text contains only spaces. Fill it in or leave the key out.  [text-blank]`,
    ],
    [
      'a name of a letter without a drawing',
      '"Bola"',
      '"\\u3164"',
      `5:11  name: The text contains only spaces. Fill it in or leave the key out.  [text-blank]`,
    ],
    [
      'markup in a name',
      '"Bola"',
      '"<b>Bola</b>"',
      `5:11  name: "<b>" would be shown as it is written. Take it out: words have no markup, and signs stand for themselves.  [text-markup]`,
    ],
    [
      'a brace in a name',
      '"Bola"',
      '"Bola {siteName"',
      `5:11  name: "Bola {siteName" has a brace, and this is shown as it is written. Take it out.  [text-placeholder-open]`,
    ],
    [
      'a host that stands for no name',
      '"currency"',
      '"aliases": ["xn--a.example"],\n  "currency"',
      `6:15  aliases[0]: "xn--a.example" stands for no name: what follows "xn--" is made by a program. Write the host as your registrar shows it.  [address-invalid]`,
    ],
    [
      'an API behind a path',
      '"currency"',
      '"api": { "baseUrl": "https://api.example/v1" },\n  "currency"',
      `6:23  api.baseUrl: Where the API answers is "/" for the same host, or "https://", a host and if need be a port, and nothing behind it. "https://api.example/v1" has something behind its host. For example "https://api.harbor.example".  [address-invalid]`,
    ],
  ])('[CARD-5] %s stops its site alone', (_, from, to, expected) => {
    expect(saidOf(from, to)).toEqual({ said: [`${bola}:${expected}`], live: ['lucky.example'] });
  });

  it.each([
    [
      'markup',
      '<i>Slots</i>',
      '"<i>" would be shown as it is written. Take it out: words have no markup, and signs stand for themselves.  [text-markup]',
    ],
    [
      'a sign written as in HTML',
      'Slots&nbsp;now',
      '"&nbsp;" would be shown as it is written. Take it out: words have no markup, and signs stand for themselves.  [text-markup]',
    ],
    [
      'an open brace',
      'Slots of {siteName',
      '"Slots of {siteName" has a brace without its other half. Write "{siteName}" with both, or take it out.  [text-placeholder-open]',
    ],
    [
      'a closing brace',
      'Slots} of',
      '"Slots} of" has a brace without its other half. Write "{siteName}" with both, or take it out.  [text-placeholder-open]',
    ],
  ])('[I18N-1] %s in words', (_, words, expected) => {
    const title = `"pages": { "slots": { "title": { "EN": "${words}", "PHP": "x" } } },`;
    expect(saidOf('"currency"', `${title}\n  "currency"`).said).toEqual([
      `${bola}:6:34  pages.slots.title: ${expected}`,
    ]);
  });

  it.each<[title: string, operator: object, expected: string]>([
    [
      'markup in the name of a company',
      { legalName: '<b>Bola</b> Ltd' },
      'legalName: "<b>" would be shown as it is written.',
    ],
    ['markup in an address', { address: '1 Pier Road<br>Bola' }, 'address: "<br>" would be shown as it is written.'],
    [
      'a brace in the number of a licence',
      { licences: [{ number: '{operator.licence}' }] },
      'licences[0].number: "{operator.licence}" has a brace, ',
    ],
    [
      'a sign of HTML in the name of a helpline',
      { helplines: [{ name: 'A &amp; B', phone: '1234' }] },
      'helplines[0].name: "&amp;" would be shown ',
    ],
  ])('[CARD-5] %s', (_, operator, expected) => {
    const { said, live } = saidOf('"currency"', `"operator": ${JSON.stringify(operator)},\n  "currency"`);
    expect(said).toEqual([expect.stringContaining(` operator.${expected}`) as string]);
    expect(live).toEqual(['lucky.example']);
  });

  it.each(['2027-02-30', '2027-02-29', '2027-04-31', '2027-13-01', '2100-02-29'])('[SITE-1] %s is no day', (day) => {
    const window = `"maintenance": { "start": "2027-01-01T00:00:00Z", "end": "${day}T00:00:00Z" },`;
    expect(saidOf('"currency"', `${window}\n  "currency"`).said).toEqual([
      expect.stringMatching(/ maintenance\.end: Write a day that exists, .*\[value-form\]$/) as string,
    ]);
  });

  it('[SITE-1] the 29th of February of a leap year is a day, and an API needs no slash at its end', () => {
    const window =
      '"maintenance": { "start": "2028-02-29T00:00:00Z", "end": "2028-03-01T00:00:00Z" }, "api": { "baseUrl": "https://api.staging.example" },';
    const { problems, bundles } = compileConfigs(
      inputWith({ title: 'leap', files: { [bola]: [['"currency"', `${window}\n  "currency"`]] } }),
    );
    expect(problems).toEqual([]);
    expect(bundles.get('bola.example')?.site.api.baseUrl).toBe('https://api.staging.example/');
  });

  it('[CARD-5] keys that nobody sees, and numbers that no number holds', () => {
    expect(saidOf('"version": 1', '"version": 1e999').said).toContainEqual(
      `${bola}:2:14  version: 1e999 is more than a number can hold exactly. Write one between -9007199254740991 and 9007199254740991.  [value-size]`,
    );
    expect(saidOf('"name"', '"name\\u200e"').said).toContainEqual(
      `${bola}:5:3  A key holds a character that changes the text direction (U+200E). Take it out.  [text-character]`,
    );
  });
});
