import type { ReloadBlockers } from '../context/services';

/**
 * The reload blockers of one application. A served form that is not hydrated yet, and so knows nothing of what is
 * typed, blocks while it has the focus.
 */
export function createReloadBlockers(): ReloadBlockers {
  const reloadBlockers = new Set<object>();
  return {
    block: () => {
      const block = {};
      reloadBlockers.add(block);
      return () => void reloadBlockers.delete(block);
    },
    isBlocked: () => reloadBlockers.size > 0 || document.querySelector('form:not([data-live]):focus-within') !== null,
  };
}
