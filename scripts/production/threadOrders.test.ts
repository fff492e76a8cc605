import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThreadOrders, type ThreadOrders, type ThreadOrdersOptions } from './threadOrders';

/** What the thread of these tests does: it waits for a bell, which leaves it free, or it is stuck, which does not. */
interface Order {
  readonly bell?: Bell;
  readonly isStuck?: boolean;
  /** How it ends its thread, as soon as the bell was rung: `later` is when it is done. */
  readonly breaks?: 'memory' | 'exit' | 'later';
  readonly group?: string;
}

/** Memory that the threads share: whether it was rung, and whether a thread is stuck before it. */
type Bell = Int32Array<SharedArrayBuffer>;
const newBell = (): Bell => new Int32Array(new SharedArrayBuffer(8));
const ring = (bell: Bell) => void Atomics.store(bell, 0, 1);

const thread = `
import { existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
if (existsSync(new URL('broken', import.meta.url))) throw new Error('It cannot start.');
if ([workerData].flat().some((part) => part?.isPatient)) {
  register();
  const { outliveStrayErrors } = await import(${JSON.stringify(new URL('threadConsole.ts', import.meta.url).href)});
  outliveStrayErrors(() => undefined);
}
export default async ({ bell, isStuck = false, breaks }) => {
  if (isStuck) {
    Atomics.store(bell, 1, 1);
    Atomics.wait(bell, 0, 0);
  }
  if (bell) Atomics.store(bell, 1, 1);
  while (bell && Atomics.load(bell, 0) === 0) await new Promise((done) => setTimeout(done, 5));
  const kept = [];
  while (breaks === 'memory') kept.push(new Array(100_000).fill(Math.random()));
  if (breaks === 'exit') process.exit(1);
  if (breaks === 'later') setTimeout(() => { throw new Error('It comes too late.'); }, 5);
  return 'done';
};
`;

let folder: string;
let orders: ThreadOrders<Order>;
let faults: string[];
beforeEach(() => {
  faults = [];
  folder = mkdtempSync(join(tmpdir(), 'livery-threads-'));
  writeFileSync(join(folder, 'thread.mjs'), thread);
});
afterEach(async () => {
  await orders.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(besides: Partial<ThreadOrdersOptions<Order>>): Promise<void> {
  orders = createThreadOrders<Order>({
    filename: join(folder, 'thread.mjs'),
    ownerOf: ({ group = '' }) => ({ group, owner: group }),
    workerData: {},
    threads: 1,
    tasksOfThread: 1,
    mostWaiting: 100,
    waitMs: 10_000,
    limitMs: 10_000,
    mostMegabytes: 64,
    onThreadFault: (error) => void faults.push((error as Error).message),
    ...besides,
  });
  await orders.fill({});
}

const said = (run: Promise<unknown>) =>
  run.then(
    (answer) => answer,
    (error: unknown) => (error as Error).message,
  );

/** Limits of time that end when the test says so, in the order in which orders began. */
function limitsByHand(): AbortController[] {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  return limits;
}

it('counts the time of an order from when a thread takes it, so that a queue ends no thread', async () => {
  const limits = limitsByHand();
  await start({});
  const bells = [newBell(), newBell(), newBell()] as const;
  const all = bells.map((bell) => said(orders.run({ bell })));
  for (const [index, bell] of bells.entries()) {
    await expect.poll(() => limits.length).toBe(index + 1);
    expect(orders.waiting()).toBe(2 - index);
    ring(bell);
    expect(await all[index]).toBe('done');
  }
});

it('refuses an order that no thread is free for in time, or that too many wait before, and works on', async () => {
  await start({ waitMs: 200, mostWaiting: 1 });
  const bell = newBell();
  const [first, second, third] = [{ bell }, {}, {}].map((order) => said(orders.run(order)));
  expect(orders.waiting()).toBe(1);
  expect(await Promise.all([second, third])).toEqual([
    'No thread was free within 0.2 s.',
    'Too many orders wait for a thread.',
  ]);
  ring(bell);
  expect(await first).toBe('done');
  expect(await said(orders.run({}))).toBe('done');
});

it('has a thread work at several orders side by side, each with its own time', async () => {
  const limits = limitsByHand();
  await start({ tasksOfThread: 2 });
  const bells = [newBell(), newBell()] as const;
  const [first, second] = bells.map((bell, index) => said(orders.run({ bell, group: String(index) })));
  await expect.poll(() => limits.length).toBe(2);
  ring(bells[1]);
  expect(await second).toBe('done');
  ring(bells[0]);
  expect(await first).toBe('done');
});

it('ends a thread that is stuck, and gives what else it was at to another', async () => {
  const limits = limitsByHand();
  await start({ tasksOfThread: 2 });
  const bell = newBell();
  const stuck = said(orders.run({ bell, isStuck: true }));
  await expect.poll(() => Atomics.load(bell, 1)).toBe(1);
  const healthy = said(orders.run({ group: 'another' }));
  await expect.poll(() => limits.length).toBe(2);
  limits[0]?.abort();
  expect(await Promise.all([stuck, healthy])).toEqual(['It was not done within 10 s.', 'done']);
  expect(limits, 'the other order began again').toHaveLength(3);
});

it.each([
  ['memory', 'Worker terminated due to reaching memory limit: JS heap out of memory'],
  ['exit', 'worker exited with code: 1'],
] as const)(
  'gives what a thread was at to another where one order ends it (%s), and fails that one alone',
  async (breaks, reason) => {
    await start({ tasksOfThread: 4 });
    const bell = newBell();
    const others = ['a', 'b'].map((group) => said(orders.run({ bell, group })));
    const breaking = said(orders.run({ breaks, group: 'c' }));
    await expect.poll(() => faults).toEqual([reason]);
    ring(bell);
    expect(await Promise.all([...others, breaking])).toEqual(['done', 'done', reason]);
    expect(await said(orders.run({}))).toBe('done');
  },
);

it('outlives a thread that cannot start, tells why, and starts another when it is asked again', async () => {
  await start({ limitMs: 500 });
  const broken = join(folder, 'broken');
  writeFileSync(broken, '');
  expect(await said(orders.run({ breaks: 'exit' }))).toBe('It was not done within 0.5 s.');
  await expect.poll(() => faults).toEqual(['worker exited with code: 1', 'It cannot start.']);
  rmSync(broken);
  await expect.poll(() => said(orders.run({}))).toBe('done');
});

it('says at the start that no thread can start, instead of waiting for one', async () => {
  writeFileSync(join(folder, 'broken'), '');
  await expect(start({})).rejects.toThrow('It cannot start.');
});

it('has a thread go on with its orders where an error comes after the order that it belongs to', async () => {
  await start({ tasksOfThread: 2, workerData: { isPatient: true } });
  expect(await said(orders.run({ breaks: 'later' }))).toBe('done');
  const bell = newBell();
  const next = said(orders.run({ bell }));
  await expect.poll(() => Atomics.load(bell, 1)).toBe(1);
  setTimeout(() => ring(bell), 50);
  expect(await next).toBe('done');
  expect(faults).toEqual([]);
});

it('begins an order of one group while all others of another wait for what never comes', async () => {
  await start({ tasksOfThread: 4, mostWaiting: 200 });
  const silent = Array.from({ length: 60 }, () => said(orders.run({ bell: newBell(), group: 'silent' })));
  expect(orders.waiting()).toBe(58);
  expect(await said(orders.run({ group: 'other' }))).toBe('done');
  await orders.close();
  expect(new Set(await Promise.all(silent)).has('done')).toBe(false);
});
