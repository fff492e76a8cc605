import type { Environment } from '../environment';
import type { ReloadBlockers } from './reloadBlockers';

/** The update policy: how a new build comes into use (NET-1): at a change of page that loses nothing, never by itself. */
export interface UpdatePolicy {
  /** A new build is there. */
  readonly offer: () => void;
  /** Whether a navigation to a page's address reloads the document instead. */
  readonly reloads: (address: string) => boolean;
}

/** The update policy of one application. An address is that of a page's payload. */
export function createUpdatePolicy(environment: Pick<Environment, 'reload'>, reloadBlockers: ReloadBlockers): UpdatePolicy {
  let isOffered = false;
  let isUnderWay = false;
  let shown: string | undefined;
  return {
    offer: () => {
      isOffered = true;
    },
    reloads: (address) => {
      if (address === shown) return false;
      if (shown === undefined || !isOffered || reloadBlockers.isBlocked()) {
        shown = address;
        return false;
      }
      // The address bar has changed already: reloading it opens the next page. The old one stays until then.
      if (!isUnderWay) environment.reload();
      isUnderWay = true;
      return true;
    },
  };
}
