import type { ReloadBlockers } from '../context/services';

/** The reload blockers of one application. */
export function createReloadBlockers(): ReloadBlockers {
  const reloadBlockers = new Set<object>();
  return {
    block: () => {
      const block = {};
      reloadBlockers.add(block);
      return () => void reloadBlockers.delete(block);
    },
    isBlocked: () => reloadBlockers.size > 0,
  };
}
