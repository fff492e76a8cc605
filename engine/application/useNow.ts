import { startTransition, useEffect, useReducer } from 'react';
import { useHydrated } from '../render/useHydrated';
import { useApplication } from './ApplicationContext';

/**
 * The time in milliseconds, renewed every `stepMs`; null on the server and until the page has been taken over, when nobody can know it.
 * Everything that shows a moving time reserves its room for null.
 */
export function useNow(stepMs: number): number | null {
  const { environment } = useApplication();
  const isHydrated = useHydrated();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer = environment.setTimeout(pass, stepMs);
    function pass() {
      // A moving time never makes a page that is being prepared begin anew.
      startTransition(tick);
      timer = environment.setTimeout(pass, stepMs);
    }
    return () => environment.clearTimeout(timer);
  }, [environment, stepMs]);
  return isHydrated ? Math.floor(environment.now() / stepMs) * stepMs : null;
}
