import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createThreadOrders, type ThreadOrders, type ThreadOrdersOptions } from './threadOrders';

/** What the thread of these tests does: it sleeps, which leaves it free, or it works, which does not. */
interface Order {
  readonly sleepMs?: number;
  readonly workMs?: number;
}

const thread = `
export default async ({ sleepMs = 0, workMs = 0 }) => {
  await new Promise((done) => setTimeout(done, sleepMs));
  const end = Date.now() + workMs;
  while (Date.now() < end);
  return 'done';
};
`;

let folder: string;
let orders: ThreadOrders<Order>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-threads-'));
  writeFileSync(join(folder, 'thread.mjs'), thread);
});
afterEach(async () => {
  await orders.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(besides: Partial<ThreadOrdersOptions>): Promise<void> {
  orders = createThreadOrders<Order>({
    filename: join(folder, 'thread.mjs'),
    workerData: {},
    threads: 1,
    tasksOfThread: 1,
    mostWaiting: 100,
    waitMs: 10_000,
    limitMs: 10_000,
    mostMegabytes: 64,
    ...besides,
  });
  await orders.fill({});
}

const said = (run: Promise<unknown>) =>
  run.then(
    (answer) => answer,
    (error: unknown) => (error as Error).message,
  );

it('counts the time of an order from when a thread takes it, so that a queue ends no thread', async () => {
  await start({ limitMs: 600 });
  // The last one waits for longer than an order may take.
  const all = await Promise.all(Array.from({ length: 6 }, () => said(orders.run({ sleepMs: 200 }))));
  expect(all).toEqual(Array.from({ length: 6 }, () => 'done'));
});

it('refuses an order that no thread is free for in time, or that too many wait before, and works on', async () => {
  await start({ waitMs: 200, mostWaiting: 1 });
  const all = [600, 0, 0].map((sleepMs) => said(orders.run({ sleepMs })));
  expect(orders.waiting()).toBe(1);
  expect(await Promise.all(all)).toEqual([
    'done',
    'No thread was free within 0.2 s.',
    'Too many orders wait for a thread.',
  ]);
  expect(await said(orders.run({}))).toBe('done');
});

it('ends a thread that is stuck, and gives what else it was at to another', async () => {
  await start({ limitMs: 1500, tasksOfThread: 2 });
  const stuck = said(orders.run({ workMs: 60_000 }));
  await new Promise((done) => setTimeout(done, 700));
  const healthy = said(orders.run({ sleepMs: 10 }));
  expect(await Promise.all([stuck, healthy])).toEqual(['It was not done within 1.5 s.', 'done']);
});
