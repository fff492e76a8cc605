import { expect, it } from 'vitest';
import { createTurns } from './turns';

/** Turns whose beginnings are told in their order, `owner` or `owner: why not`. */
function told(places: number, mostWaiting = 100, waitMs = 60_000) {
  const turns = createTurns({ places, mostWaiting, waitMs });
  const began: string[] = [];
  const groupOf = (owner: string) => owner.slice(0, 1);
  return {
    turns,
    /** What began since it was last asked. */
    began: async () => {
      await Promise.resolve();
      await Promise.resolve();
      return began.splice(0).join(' ');
    },
    ask: (...owners: readonly string[]) => {
      for (const owner of owners)
        void turns.begin({ group: groupOf(owner), owner }).then(
          () => began.push(owner),
          (error: unknown) => began.push(`${owner}: ${(error as Error).message}`),
        );
    },
    end: (owner: string) => turns.end({ group: groupOf(owner), owner }),
  };
}

it('leaves others half of the places when a group holds the rest, and half of those when there is a second one', async () => {
  const { ask, began, end, turns } = told(8);
  ask('a', 'a', 'a', 'a', 'a', 'a');
  expect(await began()).toBe('a a a a');
  ask('b', 'b', 'b', 'c', 'c', 'd');
  expect(await began()).toBe('b b c d');
  expect(turns.waiting()).toBe(4);
  end('d');
  // Who has as many as are free waits, also while a place is free.
  expect(await began()).toBe('');
  ask('d');
  expect(await began()).toBe('d');
  for (const owner of ['d', 'c', 'b', 'b']) end(owner);
  expect(await began()).toBe('c b');
  expect(turns.waiting()).toBe(2);
});

it('gives the only place of all to one after the other', async () => {
  const { ask, began, end } = told(1);
  ask('a', 'a', 'b');
  expect(await began()).toBe('a');
  end('a');
  expect(await began()).toBe('b');
  end('b');
  expect(await began()).toBe('a');
});

it('lets each site of a platform have its turn, however many orders one of them has', async () => {
  const { ask, began, end } = told(2);
  ask('a1', 'a1', 'a1', 'a1', 'a2', 'a3', 'a2');
  const order = [await began()];
  for (let round = 0; round < 6; round += 1) {
    end(order.at(-1) ?? '');
    order.push(await began());
  }
  expect(order).toEqual(['a1', 'a2', 'a3', 'a1', 'a2', 'a1', 'a1']);
});

it('refuses those of a group that fills its half of the queue, and none of another', async () => {
  const { ask, began, end, turns } = told(1, 4);
  ask('a', 'a', 'a', 'a', 'b', 'c');
  expect(await began()).toBe('a a: Too many orders wait for a thread.');
  expect(turns.waiting()).toBe(4);
  end('a');
  expect(await began()).toBe('b');
  turns.close();
  expect(await began()).toBe('a: The threads are closed. a: The threads are closed. c: The threads are closed.');
  ask('a');
  expect(await began()).toBe('a: The threads are closed.');
});

it('refuses who waits for too long, and lets in who comes later', async () => {
  const { ask, began, end, turns } = told(1, 100, 20);
  ask('a', 'b');
  await expect.poll(() => turns.waiting()).toBe(0);
  expect(await began()).toBe('a b: No thread was free within 0.02 s.');
  end('a');
  ask('b');
  expect(await began()).toBe('b');
});
