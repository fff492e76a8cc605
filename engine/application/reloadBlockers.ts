/** The reload blockers of a page (unsaved changes): a form with typed text, money under way. */
export interface ReloadBlockers {
  /** Blocks automatic reloads; call the returned function once nothing can be lost any more. */
  readonly block: () => () => void;
  readonly isBlocked: () => boolean;
}

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
