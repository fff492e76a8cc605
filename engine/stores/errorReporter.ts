import type { ErrorReporter } from '../api/failedCall';
import type { NoticesStore } from './noticesStore';
import type { SessionLoader } from './sessionLoader';
import type { SessionView } from './sessionState';
import type { SiteStore } from './siteStore';

/** The stores that a failure concerns. */
interface Concerned {
  readonly site: SiteStore;
  readonly session: SessionView;
  readonly sessionLoader: SessionLoader;
  readonly notices: NoticesStore;
}

/**
 * Makes the error reporter, which tells players of failures. The telling loads with the first call that may need it,
 * side by side with that call; where it fails to load, the connection is gone, and that is said instead.
 */
export function createErrorReporter(stores: () => Concerned): ErrorReporter {
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
