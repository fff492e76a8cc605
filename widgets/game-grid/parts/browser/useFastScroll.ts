import { useCallback, useEffect, useRef, useState } from 'react';
import type { useClock } from '../../../../engine';

/** Screens a second from which on nobody recognises what goes by. */
const tooFast = 5;
/** A view that has not moved for so long stands. */
const restMs = 100;

/**
 * Whether the list is scrolling fast. `moved` is told, with each movement, how far below the list's top the view
 * begins, in px.
 */
export function useFastScroll(clock: ReturnType<typeof useClock>): {
  readonly isScrollingFast: boolean;
  readonly moved: (top: number) => void;
} {
  const [isScrollingFast, setScrollingFast] = useState(false);
  const last = useRef({ top: 0, at: 0, isFast: false });
  const rest = useRef(0);
  useEffect(() => () => clock.clearTimeout(rest.current), [clock]);
  const moved = useCallback(
    (top: number) => {
      const at = clock.now();
      const before = last.current;
      if (top === before.top) return;
      const screens = Math.abs(top - before.top) / window.innerHeight;
      const isFast = screens * 1000 > tooFast * (at - before.at);
      last.current = { top, at, isFast };
      // A single leap is somebody's way to another place, not fast scrolling.
      setScrollingFast(isFast && before.isFast);
      clock.clearTimeout(rest.current);
      rest.current = clock.setTimeout(() => {
        last.current.isFast = false;
        setScrollingFast(false);
      }, restMs);
    },
    [clock],
  );
  return { isScrollingFast, moved };
}
