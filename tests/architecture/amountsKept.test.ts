import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { amountsKept } from '../../scripts/lint/amountsKept.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    plugins: { livery: { rules: { 'amounts-kept': amountsKept } } },
    languageOptions: { parser: tseslint.parser },
    rules: { 'livery/amounts-kept': 'error' },
  },
});
const isFound = async (source: string) => {
  const [result] = await eslint.lintText(source, { filePath: 'Example.tsx' });
  return (result?.messages ?? []).some(({ message }) => message.startsWith('This is an amount'));
};

it.each([
  ['in a constant', 'const sum = money(amount); export const part = <p>{sum}</p>;'],
  ['in a constant, or nothing', "const sum = amount ? money(amount) : ''; export const part = <p>{sum ?? none}</p>;"],
  ['beside words', 'const sum = money(amount); export const part = <p>{`${term} ${sum}`}</p>;'],
  ['that is chosen', 'export const part = <p>{amount ? money(amount) : none}</p>;'],
  ['of a function', 'const write = (at) => money(at, { whole }); export const part = <p>{write(from)}</p>;'],
  ['of a function with steps', 'function write(at) { return `+${money(at)}`; } export const part = <p>{write(1)}</p>;'],
  ['of a pair', "const price = stake ? ['from', money(stake)] : null; export const part = <b>{price[1]}</b>;"],
  ['of the limits of a table', 'const limits = useLimits(); export const part = <b>{limits(table)}</b>;'],
  ['of a column for words', "const column = { place: 'main', cell: ({ sum }) => money(sum) };"],
])('an amount %s may not be translated', async (_, source) => {
  expect(await isFound(source)).toBe(true);
});

it.each([
  ['is kept', 'const sum = money(amount); export const part = <p translate="no">{sum}</p>;'],
  [
    'is kept by what is around it',
    'const sum = money(amount); export const part = <p translate="no"><b>{sum}</b></p>;',
  ],
  [
    'stands in a sentence',
    "const words = message('won', { amount: money(amount) }); export const part = <p>{words}</p>;",
  ],
  ['is a name', 'const sum = money(amount); export const part = <p title={sum}>{words}</p>;'],
  ['stands in a drawing', 'const write = (at) => money(at); export const part = <svg><text>{write(1)}</text></svg>;'],
  ['stands where a table keeps it', "const column = { place: 'figure' as const, cell: ({ sum }) => money(sum) };"],
])('an amount that %s is no fault', async (_, source) => {
  expect(await isFound(source)).toBe(false);
});
