import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResourceCache } from './resourceCache';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const counted: Promise<unknown>[] = [];
const environment = {
  busy: <Value>(work: Promise<Value>) => {
    counted.push(work);
    return work;
  },
  setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
};

describe('loads', () => {
  it('start once for a name, and keep what came', async () => {
    const cache = createResourceCache<string>(environment);
    const start = vi.fn(() => Promise.resolve('menu'));
    expect(cache.peek('menu')).toBeUndefined();
    expect(cache.load('menu', start)).toBe(cache.load('menu', start));
    await cache.load('menu', start);
    expect([cache.peek('menu'), start.mock.calls.length]).toEqual(['menu', 1]);
  });

  it('count as work that is under way, once for a name', async () => {
    const cache = createResourceCache<string>(environment);
    const before = counted.length;
    await Promise.all([cache.load('code', () => Promise.resolve('a')), cache.load('code', () => Promise.resolve('b'))]);
    expect(await Promise.all(counted.slice(before))).toEqual(['a']);
  });

  it('[STATE-10] hold a failure for 5 s, so that what fails to load is not asked for over and over', async () => {
    const cache = createResourceCache<string>(environment);
    let isDown = true;
    const start = vi.fn(() => (isDown ? Promise.reject(new Error('chunk')) : Promise.resolve('menu')));
    await expect(cache.load('menu', start)).rejects.toThrow('chunk');
    isDown = false;
    await vi.advanceTimersByTimeAsync(4_999);
    await expect(cache.load('menu', start)).rejects.toThrow('chunk');
    expect(start).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([await cache.load('menu', start), start.mock.calls.length]).toEqual(['menu', 2]);
  });

  it('accept what came by another way', async () => {
    const cache = createResourceCache<string>(environment);
    cache.accept('menu', 'ours');
    cache.accept('menu', 'another');
    expect([cache.peek('menu'), await cache.load('menu', () => Promise.reject(new Error('never asked')))]).toEqual([
      'ours',
      'ours',
    ]);
  });
});
