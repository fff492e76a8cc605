import { useCallback, useSyncExternalStore } from 'react';
import { useApplication } from './ApplicationContext';

/**
 * The time in milliseconds, renewed every `stepMs`; null on the server and until the page has been taken over, when nobody can know it.
 * Everything that shows a moving time reserves its room for null.
 */
export function useNow(stepMs: number): number | null {
  const { environment } = useApplication();
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer = environment.setTimeout(tick, stepMs);
      function tick() {
        onChange();
        timer = environment.setTimeout(tick, stepMs);
      }
      return () => environment.clearTimeout(timer);
    },
    [environment, stepMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(environment.now() / stepMs) * stepMs,
    () => null,
  );
}
