import { useEffect } from 'react';
import { useApplication } from './ApplicationContext';

/**
 * While `isBusy` (a form holds typed text, money is under way) the page is not loaded anew by itself: not for a chunk that did not arrive
 * (STATE-10), not for a new build (NET-1).
 */
export function useHoldReload(isBusy: boolean): void {
  const { holds } = useApplication();
  useEffect(() => (isBusy ? holds.hold() : undefined), [holds, isBusy]);
}
