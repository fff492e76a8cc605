import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandOf, partsOf, repeatOf, shardOf, type Part } from './parts';
import { updatedFigures, withFigures, type Figures } from './qualityPage';
import { isWholeAndGreen, openRunState, type PartRecord } from './record';
import { measuredIn, readLines } from './runPart';

const parts = partsOf(7);
const names = parts.map(({ name }) => name);
const part = (name: string): Part => {
  const found = parts.find((one) => one.name === name);
  if (!found) throw new Error(`There is no part "${name}".`);
  return found;
};
const record = (name: string, failed = 0): PartRecord => ({
  part: name,
  what: 'something',
  passed: 5,
  failed,
  seconds: 61,
  date: '2026-11-28',
  commit: 'abc',
  machine: '2 × Core',
  seed: 7,
  measured: [],
});

describe('the parts of a nightly run', () => {
  it('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([1, 2, 3, 5])(
    'are each in exactly one of %i shards, the same ones every time, and of like length',
    (count) => {
      const shards = Array.from({ length: count }, (_, index) => shardOf(parts, index + 1, count));
      expect(shards.flatMap((shard) => shard.map(({ name }) => name)).toSorted()).toEqual(names.toSorted());
      expect(shardOf(partsOf(8), 1, count).map(({ name }) => name)).toEqual(shards[0]?.map(({ name }) => name));
      const minutes = shards.map((shard) => shard.reduce((sum, one) => sum + one.minutes, 0));
      expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(60);
    },
  );

  it('sample by the seed of the run, and browser tests sample nothing: they visit all', () => {
    for (const one of parts) {
      const { env } = commandOf(one, 7, 'report.json');
      expect(env).toMatchObject({ DRAW_SEED: '7' });
      expect(env).not.toHaveProperty('E2E_SEED');
    }
  });

  it.each([
    [
      'money',
      'tests/money/money.test.tsx › one line: Error: two',
      'DRAW_SEED=7 MONEY_RUNS=500 npx vitest run tests/money/money.test.tsx',
    ],
    [
      'unit, shuffled',
      'engine/a.test.ts › works: no',
      'DRAW_SEED=7 npx vitest run engine/a.test.ts --sequence.shuffle --sequence.seed=7',
    ],
    [
      'unit, Node 22',
      'engine/a.test.ts › works: no',
      'DRAW_SEED=7 node node_modules/vitest/vitest.mjs run engine/a.test.ts',
    ],
    [
      'matrix 3 of 8',
      'matrix.e2e.ts › one.example guest / 360: shift 0.3',
      `DRAW_SEED=7 E2E_MOTION=1 npx playwright test --project matrix --grep 'one\\.example guest / 360'`,
    ],
    ['bench paint', 'bench paint ended with 1', 'DRAW_SEED=7 npx tsx scripts/bench.ts paint'],
    ['mutants', 'mutants: 2 failed', 'DRAW_SEED=7 npm run -s test:mutants'],
  ])('a failure of %s says what to type to see it again', (name, failure, command) => {
    expect(repeatOf(part(name), 7, failure)).toBe(command);
  });
});

describe('what a program prints', () => {
  it.each([
    ['its last line', 'x\n12 passed, 0 failed\n', '0', { passed: 12, failed: 0, failures: [] }],
    [
      'its last line with failures',
      '12 passed, 2 failed in 3 s',
      '1',
      { passed: 12, failed: 2, failures: ['gallery: 2 failed'] },
    ],
    ['an error after a good last line', '12 passed, 0 failed', '1', { passed: 12, failed: 1 }],
    ['its status alone when it went well', 'drawn', '0', { passed: 1, failed: 0, failures: [] }],
    [
      'its status alone when it did not',
      'drawn',
      'SIGKILL',
      { passed: 0, failed: 1, failures: ['gallery ended with SIGKILL'] },
    ],
  ])('is read by %s', (_, output, status, outcome) => {
    expect(readLines('gallery', output, status)).toMatchObject(outcome);
  });

  it('returns the figures that have a limit', () => {
    expect(measuredIn('x\n  met     first paint      1.04 ×  (limit 1.3)\nno limits here\n')).toEqual([
      'met first paint 1.04 × (limit 1.3)',
    ]);
  });
});

describe('a run that was broken off', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'livery-nightly-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('finds what it had done, of the same commit only', async () => {
    await (await openRunState(root, 'abc', '1/1')).add(record('money'));
    expect([...(await openRunState(root, 'abc', '1/1')).records.keys()]).toEqual(['money']);
    expect((await openRunState(root, 'abd', '1/1')).records.size).toBe(0);
  });

  it('is whole and green with what its other shards found, and with nothing less', async () => {
    const one = await openRunState(root, 'abc', '1/2');
    await one.add(record('money'));
    expect(isWholeAndGreen(['money', 'gallery'], one.records)).toBe(false);
    const two = await openRunState(root, 'abc', '2/2');
    await two.add(record('gallery', 1));
    expect(isWholeAndGreen(['money', 'gallery'], two.records)).toBe(false);
    await two.add(record('gallery'));
    expect(isWholeAndGreen(['money', 'gallery'], two.records)).toBe(true);
    expect([...(await openRunState(root, 'abc', '1/2')).records.keys()].toSorted()).toEqual(['gallery', 'money']);
  });
});

describe('docs/quality.md', () => {
  const page =
    'Above.\n\n<!-- figures: written by npm run test:nightly from quality.json -->\n\nold\n\n<!-- end of figures -->\n\nBelow.\n';

  it('holds the figures of docs/quality.json, as they were written', async () => {
    const docs = resolve(import.meta.dirname, '../../../docs');
    const [text, figures] = await Promise.all(
      ['quality.md', 'quality.json'].map((name) => readFile(join(docs, name), 'utf8')),
    );
    expect(withFigures(text ?? '', JSON.parse(figures ?? '') as Figures)).toBe(text);
  });

  it('takes the newest figures of a part and keeps those of the others', () => {
    const before = updatedFigures({}, [record('money'), record('gallery', 1)], names);
    const after = updatedFigures(before, [{ ...record('gallery'), measured: ['ratio 1.1 (limit 3)'] }], names);
    expect(Object.keys(after)).toEqual(['money', 'gallery']);
    expect(withFigures(page, after).split('\n').slice(4, 8)).toEqual([
      '| Part    | What      | Result             | Measured            | Time | Date       | Commit | Machine  |',
      '| ------- | --------- | ------------------ | ------------------- | ---- | ---------- | ------ | -------- |',
      '| money   | something | 5 passed, 0 failed |                     | 61 s | 2026-11-28 | abc    | 2 × Core |',
      '| gallery | something | 5 passed, 0 failed | ratio 1.1 (limit 3) | 61 s | 2026-11-28 | abc    | 2 × Core |',
    ]);
    expect(withFigures(page, after)).toMatch(/^Above\.[^]*Below\.\n$/);
  });

  it('has its markers', () => {
    expect(() => withFigures('no markers', {})).toThrow('docs/quality.md has lost its markers.');
  });
});
