import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFirstInteraction } from './firstInteraction';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('what waits for the first user interaction', () => {
  it('begins with the first press, once', () => {
    const onFirstInteraction = watchFirstInteraction((run, ms) => window.setTimeout(run, ms));
    const run = vi.fn();
    onFirstInteraction(run, 1000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('pointerdown'));
    // The press itself waits for nothing.
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('begins by itself after its time', () => {
    const onFirstInteraction = watchFirstInteraction((run, ms) => window.setTimeout(run, ms));
    const run = vi.fn();
    onFirstInteraction(run, 1000);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new Event('scroll'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('begins soon where somebody has pressed a key before', () => {
    const onFirstInteraction = watchFirstInteraction((run, ms) => window.setTimeout(run, ms));
    window.dispatchEvent(new Event('keydown'));
    const run = vi.fn();
    onFirstInteraction(run, 1000);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('counts a press from before the application that is held back', () => {
    document.body.innerHTML = '<button data-pressed></button>';
    const run = vi.fn();
    watchFirstInteraction((run, ms) => window.setTimeout(run, ms))(run, 1000);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
