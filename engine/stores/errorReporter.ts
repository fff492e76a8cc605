import type { ErrorReporter } from '../api/client';
import type { Stores } from './stores';

/**
 * Makes the error reporter, which tells players of failures. The telling loads with the first call that may need it, side by side with that call; where it fails to
 * load, the connection is gone, and that is said instead.
 */
export function createErrorReporter(stores: () => Pick<Stores, 'site' | 'session' | 'sessionLoader' | 'notices'>): ErrorReporter {
  const load = () => import('./notifyFailure');
  return {
    prepare: () => {
      stores().notices.expect();
      load().catch(() => undefined);
    },
    notify: async (failed) => {
      try {
        return (await load()).notifyFailure(failed, stores());
      } catch {
        const { site, notices } = stores();
        notices.show({ tone: 'error', title: 'notice.offline', duration: site.site.timings.errorToastMs });
        return true;
      }
    },
  };
}
