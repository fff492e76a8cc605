import { useCallback, useSyncExternalStore } from 'react';
import { useApplication } from './ApplicationContext';

/**
 * Whether a media query matches now, for example `(prefers-reduced-motion: reduce)`; false on the server and until the
 * page is hydrated.
 */
export function useMedia(query: string): boolean {
  const { environment } = useApplication();
  const subscribe = useCallback(
    (onChange: () => void) => environment.media(query).subscribe(onChange),
    [environment, query],
  );
  return useSyncExternalStore(
    subscribe,
    () => environment.media(query).matches,
    () => false,
  );
}
