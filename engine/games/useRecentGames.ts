import { useMemo } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import { readRecentGames, type RecentGame } from './recentGames';

/**
 * The games that this player or guest opened last on this device, newest first. Empty until the page is hydrated. The
 * component that reads them must be an observer.
 */
export function useRecentGames(): readonly RecentGame[] {
  const { environment, stores } = useApplication();
  const isHydrated = useHydrated();
  const { accountId, isRestored } = stores.session;
  return useMemo(
    () => (isHydrated && isRestored ? readRecentGames(environment.local, accountId) : []),
    [environment, isHydrated, isRestored, accountId],
  );
}
