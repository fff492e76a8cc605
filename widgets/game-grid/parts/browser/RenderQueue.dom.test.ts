import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderQueue, type View } from './RenderQueue';
import { useRenderQueue } from './useRenderQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view: View = { place: 0, isPaused: false, isAhead: false };
const frame = () => act(() => void vi.advanceTimersByTime(17));

it('builds no card while a player passes by, two a frame after that, those in view first', () => {
  const renderQueue = new RenderQueue({ ...view, isPaused: true });
  const built: number[] = [];
  for (let place = 0; place < 9; place += 1) renderQueue.enqueue(place, () => built.push(place));
  vi.advanceTimersByTime(200);
  expect(built).toEqual([]);
  renderQueue.look({ ...view, place: 4.6 });
  frame();
  expect(built).toEqual([5, 4]);
  frame();
  expect(built).toEqual([5, 4, 6, 3]);
  for (let count = 0; count < 3; count += 1) frame();
  expect(built).toHaveLength(9);
});

it('returns no turn to a card that has left the list', () => {
  const renderQueue = new RenderQueue(view);
  const render = vi.fn();
  renderQueue.enqueue(0, render)();
  frame();
  expect(render).not.toHaveBeenCalled();
});

it('tells who watches once more after the last card', () => {
  const renderQueue = new RenderQueue(view);
  const seen: number[] = [];
  let built = 0;
  renderQueue.watch(() => seen.push(built));
  for (let place = 0; place < 3; place += 1) renderQueue.enqueue(place, () => (built += 1));
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([0, 2, 3]);
});

it('a card renders once when the queue flushes it, stays, and is enqueued again as another game', () => {
  const renderQueue = new RenderQueue(view);
  const renders = vi.fn();
  const { result, rerender } = renderHook(
    ({ game }) => {
      renders();
      return useRenderQueue(renderQueue, 0, game);
    },
    { initialProps: { game: 'A' } },
  );
  expect(result.current).toBe(false);
  frame();
  expect(result.current).toBe(true);
  expect(renders).toHaveBeenCalledTimes(2);
  rerender({ game: 'B' });
  expect(result.current).toBe(false);
  rerender({ game: '' });
  expect(result.current).toBe(true);
});

it('needs no flushes where pages are rendered ahead, and keeps those cards after that', () => {
  const renderQueue = new RenderQueue({ ...view, isAhead: true });
  const { result, rerender } = renderHook(({ game }) => useRenderQueue(renderQueue, 0, game), {
    initialProps: { game: 'A' },
  });
  expect(result.current).toBe(true);
  renderQueue.look(view);
  rerender({ game: 'A' });
  expect(result.current).toBe(true);
});
