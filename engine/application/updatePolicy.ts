import type { ReloadBlockers, UpdatePolicy } from '../context/services';
import type { Environment } from '../environment';

/** The update policy of one application. An address is that of a page's payload. */
export function createUpdatePolicy(
  environment: Pick<Environment, 'reload'>,
  reloadBlockers: ReloadBlockers,
): UpdatePolicy {
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
