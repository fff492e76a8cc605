import { Piscina } from 'piscina';

/** Orders that threads carry out, a few at a time in each. */
export interface ThreadOrders<Order> {
  /**
   * Waits for a thread and gives what it answers. Rejects where too many wait, where no thread is free in time, where
   * the thread throws, and where it does not answer in time.
   */
  readonly run: (order: Order) => Promise<unknown>;
  /** Orders that wait for a thread. */
  readonly waiting: () => number;
  /** Asks as many at once as the threads take, without any limit of time; settles when all have answered. */
  readonly fill: (order: Order) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ThreadOrdersOptions {
  /** The module that threads run. */
  readonly filename: string;
  readonly workerData: unknown;
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
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Starts the threads. The time that an order waits says nothing of the thread, and ends none. */
export function createThreadOrders<Order>(options: ThreadOrdersOptions): ThreadOrders<Order> {
  const { filename, workerData, threads, tasksOfThread, mostWaiting, waitMs, limitMs, mostMegabytes } = options;
  const capacity = threads * tasksOfThread;
  const pool = new Piscina<Order, unknown>({
    filename,
    minThreads: threads,
    maxThreads: threads,
    // An order is given to the pool when there is room for it. It waits there only while a thread is started again.
    maxQueue: capacity,
    concurrentTasksPerWorker: tasksOfThread,
    loadBalancer: leastBusy(tasksOfThread),
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const queue: Waiting[] = [];
  let running = 0;
  let isClosed = false;

  const turn = () =>
    new Promise<void>((begin, refuse) => {
      if (isClosed) return refuse(new Error('The threads are closed.'));
      if (running < capacity) {
        running += 1;
        return begin();
      }
      if (queue.length >= mostWaiting) return refuse(new Error('Too many orders wait for a thread.'));
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        refuse(new Error(`No thread was free within ${waitMs / 1000} s.`));
      }, waitMs);
      const waiting: Waiting = { begin, refuse, timer };
      queue.push(waiting);
    });
  const end = () => {
    const next = queue.shift();
    if (next === undefined) {
      running -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.begin();
  };
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
      await turn();
      try {
        return await once(order);
      } catch (error) {
        // Another order took too long, and its thread was ended with all that it was at.
        if (isClosed || !isOfEndedThread(error)) throw error;
        return await once(order);
      } finally {
        end();
      }
    },
    waiting: () => queue.length,
    fill: async (order) => {
      await Promise.all(Array.from({ length: capacity }, () => pool.run(order)));
    },
    close: async () => {
      isClosed = true;
      for (const { timer, refuse } of queue.splice(0)) {
        clearTimeout(timer);
        refuse(new Error('The threads are closed.'));
      }
      await pool.destroy();
    },
  };
}

type LoadBalancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/**
 * The thread that works at the fewest orders, and has room for one more. By itself the pool gives a thread one order at
 * a time where orders can be ended; so far it counts one of those as endless use.
 */
function leastBusy(most: number): LoadBalancer {
  const usageOf = ({ currentUsage }: { readonly currentUsage: number }) =>
    currentUsage === Infinity ? 1 : currentUsage;
  return (_, threads) => {
    const [first] = [...threads].sort((one, other) => usageOf(one) - usageOf(other));
    return first !== undefined && usageOf(first) < most ? first : null;
  };
}

const isOfEndedThread = (error: unknown) => error instanceof Error && error.message === 'Terminating worker thread';
