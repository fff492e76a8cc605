import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { MadeFile, RenderedVersion, SiteFacts, ThreadOrder, ThreadSettings } from './threadWork';

/** Threads that render, so that no page can keep the server from answering. */
export interface RenderPool {
  readonly facts: (site: RenderedVersion) => Promise<SiteFacts>;
  /** Undefined for a path that the site does not have. */
  readonly file: (site: RenderedVersion, path: string) => Promise<MadeFile | undefined>;
  /** Orders that wait. */
  readonly waiting: () => number;
  /** Settles when the threads can render. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RenderPoolOptions {
  readonly settings: ThreadSettings;
  readonly threads: number;
  /** The longest that an order may take; a thread that is stuck is ended, in ms. */
  readonly limitMs: number;
}

/** More orders than this are refused at once: the visitor gets the last good page, or a request to come again. */
const mostWaiting = 2000;
const mostMegabytes = 384;
/** A page waits for its platform most of the time. */
const tasksOfThread = 4;

/** Starts the threads. */
export function createRenderPool({ settings, threads, limitMs }: RenderPoolOptions): RenderPool {
  const pool = new Piscina<ThreadOrder, unknown>({
    filename: fileURLToPath(new URL('./renderThread.mjs', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    maxQueue: mostWaiting,
    concurrentTasksPerWorker: tasksOfThread,
    workerData: { settings },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const run = (order: ThreadOrder) => pool.run(order, { signal: AbortSignal.timeout(limitMs) });
  return {
    facts: async (site) => (await run({ site, ask: 'facts' })) as SiteFacts,
    file: async (site, path) => (await run({ site, ask: 'file', path })) as MadeFile | undefined,
    waiting: () => pool.queueSize,
    ready: async () => {
      await Promise.all(Array.from({ length: threads * tasksOfThread }, () => pool.run({ ask: 'nothing' })));
    },
    close: () => pool.destroy(),
  };
}
