import { fileURLToPath } from 'node:url';
import { createThreadOrders } from './threadOrders';
import type { MadeFile, RenderedVersion, SiteFacts, ThreadOrder, ThreadSettings } from './threadWork';

/** Threads that render, so that no page can keep the server from answering. */
export interface RenderPool {
  readonly facts: (site: RenderedVersion) => Promise<SiteFacts>;
  /** Undefined for a path that the site does not have. */
  readonly file: (site: RenderedVersion, path: string) => Promise<MadeFile | undefined>;
  /** Lets every thread render the home of a site for nobody; what it knows of that site is never sent. */
  readonly warm: (site: Pick<RenderedVersion, 'domain' | 'version' | 'packed'>) => Promise<void>;
  /** Orders that wait. */
  readonly waiting: () => number;
  /** Settles when the threads can render. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RenderPoolOptions {
  readonly settings: ThreadSettings;
  readonly threads: number;
  /** Told why a thread ended. */
  readonly onThreadFault: (error: unknown) => void;
}

/** More orders than this are refused at once: the visitor gets the last good page, or a request to come again. */
const mostWaiting = 2000;
/** So long an order waits for a thread, in ms. */
const waitMs = 10_000;
/** The longest that a thread may work at an order; one that is stuck is ended, in ms. */
const limitMs = 20_000;
const mostMegabytes = 384;
/** A page waits for its platform most of the time. Pages of one platform get half of the places. */
const tasksOfThread = 8;
/** A platform that is silent makes the pages of all its sites wait. */
const ownerOf = (order: ThreadOrder) => {
  if (order.ask === 'nothing') return { group: '', owner: '' };
  const { domain, platform = domain } = order.site;
  return { group: platform, owner: domain };
};

/** Starts the threads. */
export function createRenderPool({ settings, threads, onThreadFault }: RenderPoolOptions): RenderPool {
  const filename = fileURLToPath(new URL('./renderThread.mjs', import.meta.url));
  const workerData = { settings };
  const limits = { ownerOf, tasksOfThread, mostWaiting, waitMs, limitMs, mostMegabytes, onThreadFault };
  const orders = createThreadOrders<ThreadOrder>({ filename, workerData, threads, ...limits });
  return {
    facts: async (site) => (await orders.run({ site, ask: 'facts' })) as SiteFacts,
    file: async (site, path) => (await orders.run({ site, ask: 'file', path })) as MadeFile | undefined,
    warm: ({ domain, version, packed }) =>
      // A name of its own: threads keep what they made by it, and this has no content of its platform.
      orders.each({ ask: 'file', site: { domain, version: `${version} for nobody`, packed }, path: 'index.html' }),
    waiting: orders.waiting,
    ready: () => orders.fill({ ask: 'nothing' }),
    close: orders.close,
  };
}
