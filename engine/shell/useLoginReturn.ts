import { useCallback } from 'react';
import { useStores } from '../context/ApplicationContext';
import { useModals } from './useModals';
import { useRoute } from '../routing/CurrentRoute';
import { wantedPath } from '../routing/wantedPath';

/**
 * Leads on a player who has just signed in: to the page that was wanted (ROUTE-7), out of the modal that stood over
 * one, or else to `fallback`, a route name. The sign-in does not stay in the history.
 */
export function useLoginReturn(): (fallback?: string) => void {
  const { openPath, navigate } = useRoute();
  const { current, close } = useModals();
  const wanted = useWantedPath();
  return useCallback(
    (fallback = 'home') => {
      if (wanted !== null) openPath(wanted, { replace: true });
      else if (current) close();
      else navigate(fallback, {}, { replace: true });
    },
    [wanted, current, openPath, close, navigate],
  );
}

/** The page that waits until the player has signed in, in the language that is read now; null for none. */
export function useWantedPath(): string | null {
  const { query, locale } = useRoute();
  const { site } = useStores();
  return wantedPath(query['next'], site.site, locale);
}
