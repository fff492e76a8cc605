import { startTransition, useCallback, useEffect, useReducer } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { useApplication } from './ApplicationContext';
import { useObserved } from './useObserved';

/**
 * The platform's time in milliseconds, renewed every `stepMs`, whatever this device's clock says; null on the server
 * and until the page is hydrated, when nobody can know it. Everything that shows a moving time reserves its room for
 * null.
 */
export function useNow(stepMs: number): number | null {
  const { stores } = useApplication();
  const { site } = stores;
  const readOffset = useCallback(() => site.clockOffset, [site]);
  const offset = useObserved(readOffset, readOffset);
  return useElapsed(stepMs, offset);
}

/**
 * This device's time as `useNow` returns the platform's: for what is measured by differences, which no correction of
 * the clock may move.
 */
export function useElapsed(stepMs: number, offset = 0): number | null {
  const { environment } = useApplication();
  const isHydrated = useHydrated();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer = environment.setTimeout(pass, stepMs);
    function pass() {
      // A moving time never makes a page that is being prepared begin again.
      startTransition(tick);
      timer = environment.setTimeout(pass, stepMs);
    }
    return () => environment.clearTimeout(timer);
  }, [environment, stepMs]);
  return isHydrated ? Math.floor((environment.now() + offset) / stepMs) * stepMs : null;
}
