import { useEffect } from 'react';
import { useApplication } from './ApplicationContext';

/**
 * While `isBusy` (a form holds typed text, money is under way) the page is not reloaded by itself: not for a chunk that
 * did not arrive (STATE-10), not for a new build (NET-1).
 */
export function useReloadBlocker(isBusy: boolean): void {
  const { reloadBlockers } = useApplication();
  useEffect(() => (isBusy ? reloadBlockers.block() : undefined), [reloadBlockers, isBusy]);
}
