import { expect, it } from 'vitest';
import { timesAsLong } from '../../tests/fixtures/growth';
import { syntaxProblems } from './syntaxProblems';

const said = (text: string) =>
  syntaxProblems('a.json', text).map(({ line, column, code, message }) => `${line}:${column} ${message} [${code}]`);

it.each<[title: string, text: string, expected: string]>([
  [
    'curly quotes',
    '{\n  “name”: 1\n}',
    '2:3 “name stands in curly quotes. Write it in straight double quotes: "name". [json-syntax]',
  ],
  [
    'single quotes',
    "{\n  'name': 1\n}",
    `2:3 'name stands in single quotes. Write it in straight double quotes: "name". [json-syntax]`,
  ],
  [
    'a number in sixteens',
    '{ "interval": 0x1F }',
    '1:16 "0x1F" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write 31. [json-syntax]',
  ],
  [
    'a zero before a number',
    '{ "interval": -007 }',
    '1:17 "-007" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write -7. [json-syntax]',
  ],
  [
    'a comment of "#" before JSON',
    '# our site\n{ "name": 1 }',
    '1:1 JSON has no comments, and "#" begins none. Take it out; a "description" says what a thing is for. [json-comment]',
  ],
  [
    'a comment of "#" inside JSON',
    '{\n  # our site\n  "name": 1\n}',
    '2:3 JSON has no comments, and "#" begins none. Take it out; a "description" says what a thing is for. [json-comment]',
  ],
  [
    'YAML',
    'version: 1\nname: x\n',
    '1:1 The file is written as YAML. Write JSON: braces around all, each key in double quotes, a comma after each value. [json-syntax]',
  ],
  [
    'YAML behind a comment',
    '# our site\n\nversion: 1\n',
    '3:1 The file is written as YAML. Write JSON: braces around all, each key in double quotes, a comma after each value. [json-syntax]',
  ],
  [
    'a plus before a number',
    '{ "a": +1 }',
    '1:8 "+1" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write 1. [json-syntax]',
  ],
  [
    'a point without a digit before it',
    '{ "a": -.5 }',
    '1:8 "-.5" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write -0.5. [json-syntax]',
  ],
  [
    'a point without a digit behind it',
    '{ "a": 5. }',
    '1:8 "5." is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write 5. [json-syntax]',
  ],
  [
    'marks between digits',
    '{ "a": 1_000_000 }',
    '1:9 "1_000_000" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write 1000000. [json-syntax]',
  ],
  [
    'a key without quotes',
    '{\n  site-name: "x"\n}',
    '2:3 The key site-name stands without quotes. Write it in straight double quotes: "site-name". [json-syntax]',
  ],
  [
    'an equals sign',
    '{ "a" = 1 }',
    '1:7 "=" is no sign of JSON. Between a key and its value stands a colon. Write ":". [json-syntax]',
  ],
  [
    'a semicolon',
    '{ "a": 1; "b": 2 }',
    '1:9 ";" is no sign of JSON. Between two entries stands a comma. Write ",". [json-syntax]',
  ],
  [
    'a comma of another alphabet',
    '{ "a": 1， "b": 2 }',
    '1:9 "，" is no sign of JSON. Between two entries stands an ordinary comma. Write ",". [json-syntax]',
  ],
  [
    'a colon of another alphabet',
    '{ "a"： 1 }',
    '1:6 "：" is no sign of JSON. Between a key and its value stands an ordinary colon. Write ":". [json-syntax]',
  ],
  [
    'TOML',
    'version = 1\n',
    '1:1 The file is written as TOML or INI. Write JSON: braces around all, each key in double quotes with a colon behind it, a comma after each value. [json-syntax]',
  ],
  ['XML', '<site/>', '1:1 The file is written as HTML or XML. Write JSON: it begins with "{". [json-syntax]'],
  [
    'a merge',
    '{\n<<<<<<< HEAD\n}',
    '2:1 A merge was left unfinished here. Choose one of the two sides and take the marks out. [json-syntax]',
  ],
])('[CARD-5] %s: says what to write instead', (_, text, expected) => expect(said(text)[0]).toBe(expected));

it('[CARD-5] a file of comments alone is read in a time that grows with its length alone', () => {
  const [short, long] = [12_000, 120_000].map((lines) => '#\n'.repeat(lines)) as [string, string];
  expect(said(long).length).toBeGreaterThan(0);
  expect(
    timesAsLong(
      () => said(short),
      () => said(long),
      30,
    ),
  ).toBeLessThanOrEqual(30);
});
