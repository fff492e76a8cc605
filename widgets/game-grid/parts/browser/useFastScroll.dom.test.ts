import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../../../tests/fixtures/environment';
import { useFastScroll } from './useFastScroll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clock = testEnvironment({ now: () => Date.now() });

/** Moves the view by so many screens a second, in frames of 16 ms. */
function fastScrollAt(screensPerSecond: number, frames: number) {
  const { result } = renderHook(() => useFastScroll(clock));
  for (let frame = 1; frame <= frames; frame += 1)
    act(() => {
      vi.advanceTimersByTime(16);
      result.current.moved(1000 + frame * screensPerSecond * window.innerHeight * 0.016);
    });
  return result;
}

it('knows a fast passage from reading, and from a single leap', () => {
  expect(fastScrollAt(8, 5).current.isScrollingFast).toBe(true);
  expect(fastScrollAt(3, 5).current.isScrollingFast).toBe(false);
  expect(fastScrollAt(8, 1).current.isScrollingFast).toBe(false);
});

it('ends a passage when the view rests, and a leap after it is one again', () => {
  const result = fastScrollAt(8, 5);
  act(() => void vi.advanceTimersByTime(150));
  expect(result.current.isScrollingFast).toBe(false);
  act(() => result.current.moved(90_000));
  expect(result.current.isScrollingFast).toBe(false);
});
