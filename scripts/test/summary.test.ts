import { expect, it } from 'vitest';
import type { LaneTask } from './lanes';
import { summaryOf } from './summary';

const task = (lane: LaneTask['lane'], name: string): LaneTask => ({
  lane,
  name,
  cores: 1,
  run: () => Promise.reject(new Error('not run')),
});
const tasks = [task('checks', 'lint'), task('build', 'build'), task('checks', 'types'), task('unit', 'unit')];
const found = (name: string, from: number, to: number, failures: readonly string[] = [], passed = 1) => ({
  name,
  from,
  to,
  outcome: { passed, failed: failures.length, failures },
});

it('the end of a run adds up each lane, says how fast the machine is, names what failed, and ends with the sum', () => {
  const done = [
    found('build', 0, 98_000),
    found('types', 98_000, 150_000, ['types (2): Mend them.'], 0),
    found('lint', 0, 200_000),
    found('unit', 150_000, 400_000, [], 70),
  ];
  expect(summaryOf(done, tasks, 400_400)).toEqual([
    'checks   1 passed, 1 failed in 200 s, from 0 s to 200 s',
    'build    1 passed, 0 failed in 98 s, from 0 s to 98 s',
    'unit     70 passed, 0 failed in 250 s, from 150 s to 400 s',
    'all      in 400 s; this machine built the code in 98 s',
    '✗ types (2): Mend them.',
    '72 passed, 1 failed',
  ]);
});

it('what was skipped is counted apart, and a run without a build says so', () => {
  const done = [{ ...found('unit', 0, 1000), outcome: { passed: 3, failed: 0, failures: [], skipped: 2 } }];
  expect(summaryOf(done, tasks, 1000)).toEqual([
    'unit     3 passed, 0 failed in 1 s, from 0 s to 1 s',
    'all      in 1 s; the code was not built',
    '2 skipped',
    '3 passed, 0 failed',
  ]);
});
