/** For whom something is done: owners are told apart in a group, and share what befalls it. */
export interface TurnOf {
  readonly group: string;
  readonly owner: string;
}

/** Places that are taken in turns. */
export interface Turns {
  /** Settles when there is a place; rejects where there is none in time, and where too many wait. */
  readonly begin: (who: TurnOf) => Promise<void>;
  /** Gives a place back. */
  readonly end: (who: TurnOf) => void;
  readonly waiting: () => number;
  /** Refuses those who wait, and all that come. */
  readonly close: () => void;
}

export interface TurnsOptions {
  readonly places: number;
  /** More than this are refused at once. */
  readonly mostWaiting: number;
  /** The longest wait, in ms. */
  readonly waitMs: number;
}

interface Waiting extends TurnOf {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Makes them. A group gets a place only while it has fewer than are free, and waits only while fewer of it wait than
 * may still come: one that never ends leaves half to the others, a second one half of that. In a group, whoever has the
 * fewest places is next, then whoever had one the longest ago.
 */
export function createTurns({ places, mostWaiting, waitMs }: TurnsOptions): Turns {
  const queue: Waiting[] = [];
  const ofGroups = new Map<string, number>();
  const ofOwners = new Map<string, number>();
  /** When owners who hold places, or wait, had their last turn. */
  const lastTurn = new Map<string, number>();
  let running = 0;
  let turn = 0;
  let isClosed = false;

  const held = (counts: ReadonlyMap<string, number>, name: string) => counts.get(name) ?? 0;
  const count = (counts: Map<string, number>, name: string, more: number) => {
    const sum = held(counts, name) + more;
    if (sum === 0) counts.delete(name);
    else counts.set(name, sum);
  };
  const isFree = ({ group }: TurnOf) => held(ofGroups, group) < places - running;
  const take = ({ group, owner }: TurnOf) => {
    running += 1;
    count(ofGroups, group, 1);
    count(ofOwners, owner, 1);
    lastTurn.set(owner, (turn += 1));
  };
  const forget = (owner: string) => {
    if (!ofOwners.has(owner) && !queue.some((other) => other.owner === owner)) lastTurn.delete(owner);
  };
  const takeOut = (waiting: Waiting) => {
    queue.splice(queue.indexOf(waiting), 1);
    clearTimeout(waiting.timer);
  };
  const isBefore = (one: TurnOf, other: TurnOf) => {
    const fewer = held(ofOwners, one.owner) - held(ofOwners, other.owner);
    return fewer === 0 ? held(lastTurn, one.owner) < held(lastTurn, other.owner) : fewer < 0;
  };
  const next = () =>
    queue
      .filter(isFree)
      .reduce<Waiting | undefined>((best, one) => (best && !isBefore(one, best) ? best : one), undefined);
  const letIn = () => {
    for (let waiting = next(); waiting; waiting = next()) {
      takeOut(waiting);
      take(waiting);
      waiting.begin();
    }
  };
  return {
    begin: (who) =>
      new Promise<void>((begin, refuse) => {
        if (isClosed) return refuse(new Error('The threads are closed.'));
        if (isFree(who)) {
          take(who);
          return begin();
        }
        const ofGroup = queue.filter(({ group }) => group === who.group).length;
        if (ofGroup >= mostWaiting - queue.length) return refuse(new Error('Too many orders wait for a thread.'));
        const timer = setTimeout(() => {
          takeOut(waiting);
          forget(who.owner);
          refuse(new Error(`No thread was free within ${waitMs / 1000} s.`));
        }, waitMs);
        const waiting: Waiting = { ...who, begin, refuse, timer };
        queue.push(waiting);
      }),
    end: ({ group, owner }) => {
      running -= 1;
      count(ofGroups, group, -1);
      count(ofOwners, owner, -1);
      forget(owner);
      letIn();
    },
    waiting: () => queue.length,
    close: () => {
      isClosed = true;
      for (const { timer, refuse } of queue.splice(0)) {
        clearTimeout(timer);
        refuse(new Error('The threads are closed.'));
      }
    },
  };
}
