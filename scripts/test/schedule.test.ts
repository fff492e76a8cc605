import { describe, expect, it } from 'vitest';
import { crashed, type Outcome } from './outcome';
import { schedule, type Task } from './schedule';

const passed: Outcome = { passed: 1, failed: 0, failures: [] };

/** Tasks that end when they are told to; `now` names those that run. */
function controlled(plans: readonly (Omit<Task, 'run'> & { readonly outcome?: Outcome | Error })[]) {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const tasks = plans.map(({ outcome = passed, ...plan }) => ({
    ...plan,
    run: () =>
      new Promise<Outcome>((resolve, reject) => {
        started.push(plan.name);
        ends.set(plan.name, () => {
          ends.delete(plan.name);
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        });
      }),
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { tasks, end, started, now: () => [...ends.keys()] };
}

describe('lanes side by side', () => {
  it('start in their order as soon as their cores are free; a small one goes ahead of one that waits for more', async () => {
    const { tasks, end, now } = controlled([
      { name: 'lint', cores: 1 },
      { name: 'build', cores: 1 },
      { name: 'browser', cores: 2, after: ['build'] },
      { name: 'types', cores: 1 },
      { name: 'format', cores: 1 },
    ]);
    const all = schedule(tasks, 2);
    expect(now()).toEqual(['lint', 'build']);
    await end('build');
    expect(now()).toEqual(['lint', 'types']);
    await end('types');
    expect(now()).toEqual(['lint', 'format']);
    await end('lint');
    expect(now()).toEqual(['format']);
    await end('format');
    expect(now()).toEqual(['browser']);
    await end('browser');
    expect((await all).map(({ name }) => name)).toEqual(['build', 'types', 'lint', 'format', 'browser']);
  });

  it('one that makes room for itself starts beside the last of the others', async () => {
    const { tasks, end, now } = controlled([
      { name: 'lint', cores: 1 },
      { name: 'unit', cores: 2, leastCores: 1 },
      { name: 'format', cores: 1 },
    ]);
    const all = schedule(tasks, 2);
    expect(now()).toEqual(['lint', 'unit']);
    await end('lint');
    expect(now()).toEqual(['unit']);
    await end('unit');
    await end('format');
    await all;
  });

  it('one that wants more cores than there are runs alone', async () => {
    const { tasks, end, now } = controlled([
      { name: 'browser', cores: 2 },
      { name: 'lint', cores: 1 },
    ]);
    const all = schedule(tasks, 1);
    expect(now()).toEqual(['browser']);
    await end('browser');
    await end('lint');
    expect(await all).toHaveLength(2);
  });

  it('all run to the end after a failure; what needs the failed one is one failed itself', async () => {
    const { tasks, end, started } = controlled([
      { name: 'build', cores: 1, outcome: crashed('broken') },
      { name: 'browser', cores: 2, after: ['build'] },
      { name: 'unit', cores: 1, outcome: new Error('no vitest') },
    ]);
    const all = schedule(tasks, 2);
    await end('build');
    await end('unit');
    const done = await all;
    expect(started).toEqual(['build', 'unit']);
    expect(done.flatMap(({ outcome }) => outcome.failures).toSorted()).toEqual([
      'broken',
      'browser did not run: build failed.',
      'unit: no vitest',
    ]);
  });

  it('a predecessor that was not asked for is no reason to wait', async () => {
    const { tasks, end } = controlled([{ name: 'browser', cores: 2, after: ['build'] }]);
    const all = schedule(tasks, 2);
    await end('browser');
    expect((await all).map(({ outcome }) => outcome)).toEqual([passed]);
  });

  it('two that wait for each other are refused', async () => {
    const { tasks } = controlled([
      { name: 'a', cores: 1, after: ['b'] },
      { name: 'b', cores: 1, after: ['a'] },
    ]);
    await expect(schedule(tasks, 2)).rejects.toThrow('These tasks wait for each other: a, b.');
  });
});
