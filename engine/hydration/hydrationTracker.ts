import type { Environment } from '../environment';

/** How long to wait at most, in ms, should a part never be hydrated. */
const patienceMs = 3_000;

/**
 * Knows when the markup of a prerendered page has been hydrated in all its parts, which React does one after the other.
 */
export interface HydrationTracker {
  /** A part that will be hydrated; said while it renders, as often as it renders. */
  readonly expect: (part: string) => void;
  /** The part is there. */
  readonly arrive: (part: string) => void;
  /** Runs once nothing is expected any more. What changes the page, such as the player's return, must wait for this. */
  readonly whenDone: (run: () => void) => void;
}

/** The hydration tracker of one application. */
export function createHydrationTracker(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
): HydrationTracker {
  const expected = new Set<string>();
  let waiting: (() => void) | null = null;
  return {
    expect: (part) => void expected.add(part),
    arrive: (part) => {
      expected.delete(part);
      if (expected.size === 0) waiting?.();
    },
    whenDone: (run) => {
      const timer = environment.setTimeout(() => waiting?.(), patienceMs);
      waiting = () => {
        waiting = null;
        environment.clearTimeout(timer);
        run();
      };
      if (expected.size === 0) waiting();
    },
  };
}
