import type { FailureDesk } from '../api/client';
import type { Stores } from './stores';

/**
 * Tells players of failures. The telling loads with the first call that may need it, side by side with that call; where it cannot be
 * had, the connection is gone, and that is said instead.
 */
export function createFailureDesk(stores: () => Pick<Stores, 'site' | 'session' | 'notices'>): FailureDesk {
  const load = () => import('./tellFailure');
  return {
    prepare: () => {
      stores().notices.expect();
      load().catch(() => undefined);
    },
    tell: async (failed) => {
      try {
        return (await load()).tellFailure(failed, stores());
      } catch {
        const { site, notices } = stores();
        notices.show({ tone: 'error', title: 'notice.offline', duration: site.site.timings.errorToastMs });
        return true;
      }
    },
  };
}
