import { Piscina } from 'piscina';
import { createTurns, type TurnOf } from './turns';

/** Orders that threads carry out, a few at a time in each. */
export interface ThreadOrders<Order> {
  /**
   * Waits for a thread and gives what it answers. Rejects where too many wait, where no thread is free in time, where
   * the thread throws, and where it does not answer in time.
   */
  readonly run: (order: Order) => Promise<unknown>;
  /** Orders that wait for a thread. */
  readonly waiting: () => number;
  /**
   * Asks as many at once as the threads take, without any limit of time; settles when all have answered. Rejects where
   * a thread cannot start.
   */
  readonly fill: (order: Order) => Promise<void>;
  /** Asks each thread that is free once, without any limit of time; settles when all have answered. */
  readonly each: (order: Order) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ThreadOrdersOptions<Order> {
  /** The module that threads run. */
  readonly filename: string;
  readonly workerData: unknown;
  /** Whom an order is for. A group is those who are slow together, as they wait for the same. */
  readonly ownerOf: (order: Order) => TurnOf;
  readonly threads: number;
  /** Orders that one thread works at side by side. */
  readonly tasksOfThread: number;
  /** More orders than this are refused at once. */
  readonly mostWaiting: number;
  /** The longest that an order waits for a thread, in ms. */
  readonly waitMs: number;
  /** The longest that a thread may work at an order, in ms; then the thread is ended. */
  readonly limitMs: number;
  /** Memory of a thread, in megabytes. */
  readonly mostMegabytes: number;
  /** Told why a thread ended, once for each; another one takes its place. */
  readonly onThreadFault: (error: unknown) => void;
}

/** Starts the threads. The time that an order waits says nothing of the thread, and ends none. */
export function createThreadOrders<Order>(options: ThreadOrdersOptions<Order>): ThreadOrders<Order> {
  const { filename, workerData, ownerOf, threads, tasksOfThread, mostWaiting, waitMs, limitMs, mostMegabytes } =
    options;
  const { onThreadFault } = options;
  const capacity = threads * tasksOfThread;
  const pool = new Piscina<Order, unknown>({
    filename,
    minThreads: threads,
    maxThreads: threads,
    // An order is given to the pool when there is room for it. It waits there only while a thread is started again.
    maxQueue: capacity,
    concurrentTasksPerWorker: tasksOfThread,
    loadBalancer: (_, workers) => leastBusy(workers, tasksOfThread),
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const turns = createTurns({ places: capacity, mostWaiting, waitMs });
  let isClosed = false;
  // A thread that ends without an order has nobody else to tell; unheard, that would end the whole server.
  pool.on('error', (error) => {
    if (!isClosed) onThreadFault(error);
  });
  const oneByOne = alone();
  /** All orders of a thread that ended hear of it by the same error. */
  const told = new WeakSet<Error>();
  const once = async (order: Order): Promise<unknown> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await pool.run(order, { signal });
    } catch (error) {
      throw signal.aborted ? new Error(`It was not done within ${limitMs / 1000} s.`) : error;
    }
  };
  return {
    run: async (order) => {
      const who = ownerOf(order);
      await turns.begin(who);
      try {
        return await once(order);
      } catch (error) {
        if (isClosed) throw error;
        // Another order took too long, and its thread was ended with all that it was at.
        if (isOfEndedThread(error)) return await once(order);
        if (!isOfBrokenThread(error)) throw error;
        if (!told.has(error)) onThreadFault(error);
        told.add(error);
        // Nobody knows which of them it was: one after the other, it does no harm to the others any more.
        return await oneByOne(() => once(order));
      } finally {
        turns.end(who);
      }
    },
    waiting: turns.waiting,
    fill: async (order) => {
      const all = Promise.all(Array.from({ length: capacity }, () => pool.run(order)));
      await new Promise<unknown>((done, fail) => {
        pool.once('error', fail);
        all.then(done, fail).finally(() => pool.off('error', fail));
      });
    },
    each: async (order) => {
      // The thread that works at the fewest is next, so that none is asked twice.
      await Promise.all(Array.from({ length: threads }, () => pool.run(order)));
    },
    close: async () => {
      isClosed = true;
      turns.close();
      await pool.destroy();
    },
  };
}

/**
 * The thread that works at the fewest orders. The pool's own way puts nothing beside an order that may be ended, and
 * all of these may be.
 */
function leastBusy<Worker extends BusyThread>(workers: readonly Worker[], most: number): Worker | null {
  // A thread with a single such order is said to be as busy as can be.
  const ordersOf = ({ currentUsage }: Worker) => (Number.isFinite(currentUsage) ? currentUsage : 1);
  const [first] = workers
    .filter((worker) => !worker.terminating && !worker.destroyed && ordersOf(worker) < most)
    .sort((one, other) => ordersOf(one) - ordersOf(other));
  return first ?? null;
}

interface BusyThread {
  readonly currentUsage: number;
  readonly terminating: boolean;
  readonly destroyed: boolean;
}

const isOfEndedThread = (error: unknown) => error instanceof Error && error.message === 'Terminating worker thread';

/** Whether a thread ended by itself: it had no memory left, or was told to end by what it worked at. */
function isOfBrokenThread(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || error.message.startsWith('worker exited with code');
}

/** What is begun by the function that it returns begins when all that was begun before has ended. */
function alone(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const started = last.then(work);
    last = started.catch(() => undefined);
    return started;
  };
}
