import { useCallback, useEffect, useRef } from 'react';
import { useApplication } from './ApplicationContext';

/** A read, such as that of `usePlayerRead`. */
interface Read {
  /** Whether a call is on its way. */
  readonly isAsking: boolean;
  /** Asks again, and aborts a call that is on its way. */
  readonly refresh: () => void;
}

/**
 * Looks at a read again, while `isOn`, `waitOf(looks)` ms after each answer; `looks` counts those before. It waits for
 * a look that is under way: on a slow line an aborted one would never be answered.
 */
export function useLookAgain({ isAsking, refresh }: Read, isOn: boolean, waitOf: (looks: number) => number): void {
  const { environment } = useApplication();
  const looks = useRef(0);
  useEffect(() => {
    if (!isOn) looks.current = 0;
    if (!isOn || isAsking) return undefined;
    const timer = environment.setTimeout(() => {
      looks.current += 1;
      refresh();
    }, waitOf(looks.current));
    return () => environment.clearTimeout(timer);
  }, [environment, isOn, isAsking, refresh, waitOf]);
}

/**
 * A look at a read for when its answer may have grown old by itself: at once, or once more after the look that is under
 * way, which goes on.
 */
export function useLook({ isAsking, refresh }: Read): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isAsking || !isWanted.current) return;
    isWanted.current = false;
    refresh();
  }, [isAsking, refresh]);
  return useCallback(() => {
    if (isAsking) isWanted.current = true;
    else refresh();
  }, [isAsking, refresh]);
}
