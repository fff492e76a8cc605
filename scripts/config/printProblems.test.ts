import { expect, it } from 'vitest';
import type { Problem } from '../../engine/config/problem';
import { codeFrame, problemPrinters } from './printProblems';

const text = '{\n  "name": "Lucky",\n  "theme": { "color": "saphire" }\n}\n';
const problem: Problem = {
  file: 'site-configs/sites/lucky.example/site.json',
  line: 3,
  column: 23,
  path: 'theme.color',
  message: '"saphire" is not a colour of template4. Did you mean "sapphire"?',
  suggestion: 'sapphire',
  code: 'theme-color-unknown',
  severity: 'error',
};

it('[CARD-5] points at the place with a caret between the lines around it', () => {
  expect(codeFrame(problem, text)).toBe(
    [
      '  2 |   "name": "Lucky",',
      '> 3 |   "theme": { "color": "saphire" }',
      '    |                       ^',
      '  4 | }',
      '',
    ].join('\n'),
  );
});

it('[CARD-5] says of each problem in words whether it is an error or a warning', () => {
  const text = problemPrinters.pretty([problem, { ...problem, severity: 'warning' }], new Map());
  expect(
    text
      .split('\n')
      .filter((line) => line.includes(problem.file))
      .map((line) => line.replace(/\u001b\[\d+m/g, '').split('  ')[0]),
  ).toEqual(['error', 'warning']);
});

it('[CARD-5] annotates a pull request', () => {
  expect(problemPrinters.github([{ ...problem, message: '100% wrong\nand more' }], new Map())).toBe(
    '::error file=site-configs/sites/lucky.example/site.json,line=3,col=23,title=theme-color-unknown::theme.color: 100%25 wrong%0Aand more',
  );
});

it('[CARD-5] prints problems for programs as they are, and [] for none', () => {
  expect(problemPrinters.json([], new Map())).toBe('[]');
  expect(JSON.parse(problemPrinters.json([problem], new Map()))).toEqual([problem]);
});

it('[CARD-5] lets no name and no line of a file steer the terminal', () => {
  const hostile = { ...problem, file: 'site-configs/sites/a\u001b[31m\nb\u202e/site.json', line: 1, column: 2 };
  const printed = problemPrinters.pretty([hostile], new Map([[hostile.file, '{ "a": "\u001b]0;x\u0007" }\r\n']]));
  expect(printed.replace(/\u001b\[\d+m/g, '').split('\n')).toEqual([
    'error  site-configs/sites/a\\u001b[31m\\u000ab\\u202e/site.json:1:2  theme.color: "saphire" is not a colour of template4. Did you mean "sapphire"?  [theme-color-unknown]',
    '> 1 | { "a": "\ufffd]0;x\ufffd" }',
    '    |  ^',
    '',
    '1 error in 1 file.',
  ]);
});
