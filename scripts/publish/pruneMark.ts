import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store';
import { StoreFault } from '../store/storeFault';

/** Says who takes objects away, and until when at most; who did it last, once that is over. */
const markKey = 'prune.json';
/** So long whoever prunes may be silent; it takes nothing away in the last half of it. */
const leaseMs = 600_000;

/** Whoever publishes looks at it first, and last before what is written counts. */
export interface PruneLook {
  /** Throws a `StoreFault` where objects may have been taken away since. */
  readonly refuseIfPruned: () => Promise<void>;
}

/** A right to take objects away, which nobody else has and nobody publishes beside. */
export interface PruneLease {
  /** Throws a `StoreFault` where the right has been lost; to be asked before anything is taken away. */
  readonly keep: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Throws a `StoreFault` while somebody takes objects away: what a publication writes, and finds, could be among them.
 */
export async function lookForPrune(store: Store): Promise<PruneLook> {
  const before = await readMark(store);
  refuseRunning(store, before);
  return {
    refuseIfPruned: async () => {
      if ((await readMark(store)) !== before)
        throw new StoreFault(`${store.name} has been pruned meanwhile. Nothing was changed. Publish again.`);
    },
  };
}

/** Takes the right. Throws a `StoreFault` where somebody else has it. */
export async function leasePrune(store: Store, now = Date.now): Promise<PruneLease> {
  const id = randomBytes(8).toString('hex');
  let text = await readMark(store);
  let until = 0;
  refuseRunning(store, text);
  const write = async (end: number) => {
    const next = JSON.stringify({ id, until: new Date(end).toISOString() });
    if (next === text) return;
    if (!(await store.replace(markKey, text, Buffer.from(next), 'application/json')))
      throw new StoreFault(`${store.name}: somebody else prunes it.`);
    [text, until] = [next, end];
  };
  await write(now() + leaseMs);
  return {
    keep: async () => {
      if (now() > until) throw new StoreFault(`${store.name}: pruning took too long between two steps. Prune again.`);
      if (now() > until - leaseMs / 2) await write(now() + leaseMs);
    },
    end: () => write(now()),
  };
}

const readMark = async (store: Store) => (await store.read(markKey))?.toString('utf8');

function refuseRunning({ name }: Store, text: string | undefined): void {
  const until = text === undefined ? 0 : endOf(text);
  // A time that is further away was written by a clock that is wrong.
  if (until > Date.now() && until < Date.now() + 2 * leaseMs)
    throw new StoreFault(
      `${name} is being pruned. Try again when that is over, at ${new Date(until).toISOString()} at the latest.`,
    );
}

function endOf(text: string): number {
  try {
    return Date.parse(String((JSON.parse(text) as { readonly until?: unknown }).until));
  } catch {
    return 0;
  }
}
