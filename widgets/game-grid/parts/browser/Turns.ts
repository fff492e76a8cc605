/** How many cards are built between two frames: more would hold up scrolling and typing on a slow phone. */
const batch = 2;

export interface View {
  /** Place of the game that a player looks at first. */
  readonly place: number;
  /** No card may be built, as where a player only passes by. */
  readonly isHeld: boolean;
  /** All are built at once, without turns: pages rendered ahead, and a list that takes the place of one that stands there. */
  readonly isAhead: boolean;
}

interface Waiting {
  readonly place: number;
  readonly take: () => void;
}

/**
 * The turns of a list's cards: so many a frame, those in view first, so that a jump through the list or another answer never blocks. Whoever
 * has a turn renders alone, and not the list.
 */
export class Turns {
  private readonly waiting = new Set<Waiting>();
  private readonly watchers = new Set<() => void>();
  private frame = 0;

  constructor(private view: View) {}

  /** Cards read it while they render; its changes concern those that come after. */
  get isAhead(): boolean {
    return this.view.isAhead;
  }

  /** Tells where the view is. */
  look(view: View): void {
    this.view = view;
    this.plan();
  }

  /** Waits for a turn; gives a function that leaves the queue. */
  join(place: number, take: () => void): () => void {
    const one = { place, take };
    this.waiting.add(one);
    this.plan();
    return () => void this.waiting.delete(one);
  }

  /** Tells `watcher` whenever cards of a turn stand in the page; gives a function that ends it. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  private plan(): void {
    if (this.frame === 0 && !this.view.isHeld && this.waiting.size > 0) this.frame = requestAnimationFrame(this.hand);
  }

  private readonly hand = (): void => {
    this.frame = 0;
    this.watchers.forEach((watcher) => watcher());
    const off = ({ place }: Waiting) => Math.abs(place - this.view.place);
    const next = this.view.isHeld ? [] : [...this.waiting].sort((one, other) => off(one) - off(other)).slice(0, batch);
    for (const one of next) {
      this.waiting.delete(one);
      one.take();
    }
    // Once more after the last ones, for whoever watches.
    if (next.length > 0) this.frame = requestAnimationFrame(this.hand);
  };
}
