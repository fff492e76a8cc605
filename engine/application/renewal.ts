import type { Environment } from '../environment';
import type { ReloadHolds } from './reloadHolds';

/** How a new build comes into use (NET-1): at a change of page that loses nothing, never by itself. */
export interface Renewal {
  /** A new build is there. */
  readonly offer: () => void;
  /** Whether the way to a page's address is taken by loading the document anew, which then is under way. */
  readonly takes: (address: string) => boolean;
}

/** The renewal of one application. An address is that of a page's payload. */
export function createRenewal(environment: Pick<Environment, 'reload'>, holds: ReloadHolds): Renewal {
  let isOffered = false;
  let isUnderWay = false;
  let shown: string | undefined;
  return {
    offer: () => {
      isOffered = true;
    },
    takes: (address) => {
      if (address === shown) return false;
      if (shown === undefined || !isOffered || holds.isHeld()) {
        shown = address;
        return false;
      }
      // The address bar has changed already: loading it anew opens the next page. The old one stays until then.
      if (!isUnderWay) environment.reload();
      isUnderWay = true;
      return true;
    },
  };
}
