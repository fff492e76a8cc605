import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoads } from './loads';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const environment = { setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)) };

describe('loads', () => {
  it('start once for a name, and keep what came', async () => {
    const loads = createLoads<string>(environment);
    const start = vi.fn(() => Promise.resolve('menu'));
    expect(loads.peek('menu')).toBeUndefined();
    expect(loads.load('menu', start)).toBe(loads.load('menu', start));
    await loads.load('menu', start);
    expect([loads.peek('menu'), start.mock.calls.length]).toEqual(['menu', 1]);
  });

  it('[STATE-10] hold a failure for 5 s, so that what cannot be had is not asked for over and over', async () => {
    const loads = createLoads<string>(environment);
    let isDown = true;
    const start = vi.fn(() => (isDown ? Promise.reject(new Error('chunk')) : Promise.resolve('menu')));
    await expect(loads.load('menu', start)).rejects.toThrow('chunk');
    isDown = false;
    await vi.advanceTimersByTimeAsync(4_999);
    await expect(loads.load('menu', start)).rejects.toThrow('chunk');
    expect(start).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([await loads.load('menu', start), start.mock.calls.length]).toEqual(['menu', 2]);
  });

  it('take over what came by another way', async () => {
    const loads = createLoads<string>(environment);
    loads.accept('menu', 'ours');
    loads.accept('menu', 'another');
    expect([loads.peek('menu'), await loads.load('menu', () => Promise.reject(new Error('never asked')))]).toEqual(['ours', 'ours']);
  });
});
