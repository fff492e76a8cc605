/** How many cards are built between two frames: more would hold up scrolling and typing on a slow phone. */
const batch = 2;

export interface View {
  /** Place of the game that a player looks at first. */
  readonly place: number;
  /** Paused: no card is built while the list is scrolling fast. */
  readonly isPaused: boolean;
  /**
   * All are built at once, without the queue: the first ones of a page, whose games are mostly there already, and a
   * list that takes the place of one that stands there.
   */
  readonly isAhead: boolean;
}

interface QueuedCard {
  readonly place: number;
  readonly render: () => void;
}

/**
 * The render queue of a list's cards: so many a frame, those in view first, so that a jump through the list or another
 * answer never blocks. A card that leaves the queue renders alone, and not the list.
 */
export class RenderQueue {
  private readonly queued = new Set<QueuedCard>();
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

  /** Enqueues a card; returns a function that leaves the queue. */
  enqueue(place: number, render: () => void): () => void {
    const one = { place, render };
    this.queued.add(one);
    this.plan();
    return () => void this.queued.delete(one);
  }

  /** Tells `watcher` after each flush of the queue; returns a function that ends it. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  private plan(): void {
    if (this.frame === 0 && !this.view.isPaused && this.queued.size > 0) this.frame = requestAnimationFrame(this.flush);
  }

  private readonly flush = (): void => {
    this.frame = 0;
    this.watchers.forEach((watcher) => watcher());
    const off = ({ place }: QueuedCard) => Math.abs(place - this.view.place);
    const next = this.view.isPaused ? [] : [...this.queued].sort((one, other) => off(one) - off(other)).slice(0, batch);
    for (const one of next) {
      this.queued.delete(one);
      one.render();
    }
    // Once more after the last ones, for whoever watches.
    if (next.length > 0) this.frame = requestAnimationFrame(this.flush);
  };
}
