import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns, type View } from './Turns';
import { useTurn } from './useTurn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view: View = { place: 0, isHeld: false, isAhead: false };
const frame = () => act(() => void vi.advanceTimersByTime(17));

it('builds no card while a player passes by, two a frame after that, those in view first', () => {
  const turns = new Turns({ ...view, isHeld: true });
  const built: number[] = [];
  for (let place = 0; place < 9; place += 1) turns.join(place, () => built.push(place));
  vi.advanceTimersByTime(200);
  expect(built).toEqual([]);
  turns.look({ ...view, place: 4.6 });
  frame();
  expect(built).toEqual([5, 4]);
  frame();
  expect(built).toEqual([5, 4, 6, 3]);
  for (let count = 0; count < 3; count += 1) frame();
  expect(built).toHaveLength(9);
});

it('gives no turn to a card that has left the list', () => {
  const turns = new Turns(view);
  const take = vi.fn();
  turns.join(0, take)();
  frame();
  expect(take).not.toHaveBeenCalled();
});

it('tells who watches once more after the last card', () => {
  const turns = new Turns(view);
  const seen: number[] = [];
  let built = 0;
  turns.watch(() => seen.push(built));
  for (let place = 0; place < 3; place += 1) turns.join(place, () => (built += 1));
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([0, 2, 3]);
});

it('a card renders once for its turn, keeps it, and waits anew as another game', () => {
  const turns = new Turns(view);
  const renders = vi.fn();
  const { result, rerender } = renderHook(
    ({ game }) => {
      renders();
      return useTurn(turns, 0, game);
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

it('needs no turns where pages are rendered ahead, and keeps those cards after that', () => {
  const turns = new Turns({ ...view, isAhead: true });
  const { result, rerender } = renderHook(({ game }) => useTurn(turns, 0, game), { initialProps: { game: 'A' } });
  expect(result.current).toBe(true);
  turns.look(view);
  rerender({ game: 'A' });
  expect(result.current).toBe(true);
});
