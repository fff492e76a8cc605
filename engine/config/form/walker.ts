/** A place that several walkers are at, each at its own. */
export type At = readonly number[];

/** Where they can go from there with their next step. */
export type Go = (at: At) => At[];

/** What a walker does not see the end of. */
export class EndlessWalk extends Error {}

/** Looks from place to place. */
export interface Walker {
  /** All that can be reached with at least one step. */
  readonly reached: (from: readonly At[], go: Go) => readonly At[];
  /** Whether a place is among those it sets out from, or can be reached. */
  readonly leadsTo: (from: readonly At[], goal: At, go: Go) => boolean;
}

/** Makes a walker that looks at so many places in all, and then throws `EndlessWalk`. */
export function makeWalker(most: number): Walker {
  let looked = 0;
  function* reach(from: readonly At[], go: Go): Generator<At> {
    const found = new Set<string>();
    const open = [...from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of go(at)) {
        looked += 1;
        if (looked > most) throw new EndlessWalk();
        const key = to.join();
        if (found.has(key)) continue;
        found.add(key);
        open.push(to);
        yield to;
      }
  }
  return {
    reached: (from, go) => [...reach(from, go)],
    leadsTo(from, goal, go) {
      const key = goal.join();
      if (from.some((at) => at.join() === key)) return true;
      for (const to of reach(from, go)) if (to.join() === key) return true;
      return false;
    },
  };
}
