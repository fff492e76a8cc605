import { expect, it } from 'vitest';
import { everything } from '../test/select/selectFor';
import { narrowed, steps } from './steps';

it('all steps look at everything unless a change says otherwise', () => {
  expect(narrowed(steps, everything)).toEqual(steps);
});

it('a change leaves steps out, and lint and format look at its files only', () => {
  const chosen = narrowed(steps, {
    ...everything,
    steps: ['lint', 'format', 'configs'],
    lint: ['a.ts', 'b.tsx'],
    format: ['a.ts'],
  });
  expect(chosen.map(({ name }) => name)).toEqual(['lint', 'format', 'configs']);
  expect(chosen[0]?.command.args.slice(0, 3)).toEqual(['a.ts', 'b.tsx', '--max-warnings']);
  expect(chosen[1]?.command.args.slice(0, 2)).toEqual(['--check', 'a.ts']);
  expect(chosen[2]).toEqual(steps.find(({ name }) => name === 'configs'));
});

it('a step of no file is left out', () => {
  expect(narrowed(steps, { ...everything, steps: ['lint', 'configs'], lint: [] }).map(({ name }) => name)).toEqual([
    'configs',
  ]);
});
