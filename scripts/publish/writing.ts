import { keyOf, nameOf, type ObjectName } from '../store/objects';
import type { Store } from '../store/store';

/** Writes that go on side by side, at most so many. */
export interface Writing {
  /** Hands an object over as soon as there is room; returns its name. What fails shows here or in `done`. */
  readonly object: (body: Uint8Array, type?: string) => Promise<ObjectName>;
  /** Settles when all is written; rejects with the first failure. */
  readonly done: () => Promise<void>;
  /** Number of objects so far. */
  readonly count: () => number;
}

/** Storage answers many requests at once, a disk a few. */
const atOnce = 16;

/** Makes a queue of writes to a store. */
export function createWriting(store: Store): Writing {
  const running = new Set<Promise<void>>();
  let count = 0;
  let fault: { readonly error: unknown } | undefined;
  const write = async (name: ObjectName, body: Uint8Array, type: string | undefined): Promise<void> => {
    try {
      await store.write(keyOf(name), body, type);
    } catch (error) {
      fault ??= { error };
    }
  };
  const done = async () => {
    await Promise.all(running);
    if (fault) throw fault.error;
  };
  return {
    object: async (body, type) => {
      while (running.size >= atOnce) await Promise.race(running);
      if (fault) await done();
      count += 1;
      const name = nameOf(body);
      const writing: Promise<void> = write(name, body, type).finally(() => running.delete(writing));
      running.add(writing);
      return name;
    },
    done,
    count: () => count,
  };
}
