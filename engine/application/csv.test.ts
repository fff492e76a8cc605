import { expect, it } from 'vitest';
import { csvOf } from './csv';

it.each([
  ['plain words', 'Deposit', 'Deposit'],
  ['a sum', '-1234.50', '-1234.50'],
  ['a comma', 'a, b', '"a, b"'],
  ['quotes', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after a minus', '-SUM(A1)', "'-SUM(A1)"],
  ['a formula after a negative number', '-1+SUM(A1)', "'-1+SUM(A1)"],
  ['an at sign', '@cmd', "'@cmd"],
])('writes %s as one field', (_, value, field) => {
  expect(csvOf([[value, 'x']])).toBe(`\uFEFF${field},x\r\n`);
});
