import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a value of the stores, so that words change with it wherever they stand; `readServed` returns what the served
 * page shows.
 */
export function useObserved<Value>(read: () => Value, readServed: () => Value): Value {
  const subscribe = useCallback((onChange: () => void) => reaction(read, onChange), [read]);
  return useSyncExternalStore(subscribe, read, readServed);
}
