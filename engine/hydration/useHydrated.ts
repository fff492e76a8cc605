import { useSyncExternalStore } from 'react';

/** False on the server and while the server's markup is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => undefined;
