import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutated, noMutant, switched, type Mutant } from './mutant';
import { problemsOf, readMutants } from './readMutants';
import { reportOf } from './report';
import { shardOf } from './results';

const root = resolve(import.meta.dirname, '../../..');
const mutants = readMutants(root);

const mutant: Mutant = {
  id: 'sign-lost',
  kind: 'money',
  lane: 'unit',
  file: 'engine/api/decimal.ts',
  text: 'digits.padEnd(position, ',
  replacement: 'digits.padStart(position, ',
  tests: ['engine/api/decimal.test.ts'],
  why: 'A sum would be wrong.',
};

describe('the list of mutants', () => {
  it('fits the code, and spreads over all of the product', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(120);
    const kinds = new Set(mutants.map(({ kind }) => kind));
    for (const kind of [
      'compiler',
      'renderer',
      'routing',
      'stores',
      'calls',
      'money',
      'forms',
      'i18n',
      'theme',
      'widgets',
      'serve',
      'deploy',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(
      new Set(mutants.flatMap(({ file }) => /^widgets\/([^/]+)\//.exec(file)?.[1] ?? [])).size,
    ).toBeGreaterThanOrEqual(30);
  });

  it.each<[string, Partial<Mutant>, string]>([
    [
      'a text that is gone',
      { text: 'digits.padMiddle(' },
      'the text occurs 0 times in engine/api/decimal.ts; it must occur once: digits.padMiddle(',
    ],
    ['a text that occurs twice', { text: 'digits' }, 'it must occur once: digits'],
    ['a file that is gone', { file: 'engine/api/gone.ts' }, 'engine/api/gone.ts does not exist.'],
    [
      'a test that is gone',
      { tests: ['engine/api/gone.test.ts'] },
      'engine/api/gone.test.ts does not exist. Name the test file that covers the fact now.',
    ],
    ['a replacement that changes nothing', { replacement: mutant.text }, 'the replacement is the text itself.'],
    [
      'a replacement that does not parse',
      { replacement: 'digits.padStart(((position, ' },
      'engine/api/decimal.ts would not parse:',
    ],
    ['a switch around half an expression', { switch: true }, 'engine/api/decimal.ts would not parse:'],
  ])('refuses %s', (_, change, problem) => {
    expect(problemsOf(root, { ...mutant, ...change }).join('\n')).toContain(problem);
    expect(problemsOf(root, mutant)).toEqual([]);
  });
});

describe('a mutant with a switch', () => {
  const source = 'return 1 + 2;';
  const parts = { id: 'minus', text: '1 + 2', replacement: '1 - 2' };
  const run = (code: string): unknown => runInThisContext(`(() => { ${code} })()`);

  it('is off until its id stands in the built file', () => {
    const built = switched(source, parts);
    expect(run(built)).toBe(3);
    expect(run(built.replaceAll(noMutant, 'minus'))).toBe(-1);
    expect(run(built.replaceAll(noMutant, 'another'))).toBe(3);
  });

  it('is on in a process whose environment names it', () => {
    process.env['LIVERY_MUTANT'] = 'minus';
    try {
      expect(run(switched(source, parts))).toBe(-1);
    } finally {
      delete process.env['LIVERY_MUTANT'];
    }
  });

  it('takes replacements with a dollar sign as they are written', () => {
    expect(mutated('a', { text: 'a', replacement: '$&$1' })).toBe('$&$1');
  });
});

it('shards hold each mutant once', () => {
  const parts = [1, 2, 3].flatMap((part) => shardOf(mutants, { index: part, count: 3 }));
  expect(parts.map(({ id }) => id).sort()).toEqual(mutants.map(({ id }) => id).sort());
});

it('the report counts by kind and lane, and names what was not caught with its reason', () => {
  const other: Mutant = {
    ...mutant,
    id: 'focus-lost',
    kind: 'shell',
    lane: 'browser',
    why: 'The focus would be lost.',
  };
  const report = reportOf([
    { mutant, result: { id: mutant.id, status: 'caught', by: '"adds" in engine/api/decimal.test.ts', seconds: 1 } },
    { mutant: other, result: { id: other.id, status: 'survived', by: 'no browser test failed', seconds: 1 } },
    { mutant: { ...other, id: 'never-ran' }, result: undefined },
  ]);
  expect(report.split('\n')).toEqual([
    '| Kind | Unit | Browser | Caught of all |',
    '| --- | --- | --- | --- |',
    '| money | 1 of 1 | – | 1 of 1 |',
    '| shell | – | 0 of 2 | 0 of 2 |',
    '| all | 1 of 1 | 0 of 2 | 1 of 3 |',
    '',
    '- `focus-lost` (browser): survived, no browser test failed. The focus would be lost.',
    '- `never-ran` (browser): did not run. The focus would be lost.',
  ]);
});
