/** Who must not lose what stands on the page: a form with typed text, money under way. */
export interface ReloadHolds {
  /** Keeps the page from being loaded anew by itself; call what it gives once nothing can be lost any more. */
  readonly hold: () => () => void;
  readonly isHeld: () => boolean;
}

/** The holds of one application. */
export function createReloadHolds(): ReloadHolds {
  const holds = new Set<object>();
  return {
    hold: () => {
      const hold = {};
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    isHeld: () => holds.size > 0,
  };
}
