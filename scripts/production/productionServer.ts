import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { codeBuildAt } from '../build/buildCode';
import type { Store } from '../store/store';
import { reasonOf } from '../store/storeFault';
import { createAdminServer } from './adminServer';
import { createAnswering, type EdgeTimes } from './answering';
import { closingOf } from './closing';
import { createDiskLimit, type NeededParts } from './diskLimit';
import { createFigures, type Figures } from './figures';
import { createFollower, type FollowedChange, type FollowedRelease } from './follower';
import { keptObjects } from './keptObjects';
import { createPages } from './pages';
import { createPageShelf } from './pageShelf';
import { createPublicServer } from './publicServer';
import { createPurge } from './purge';
import { createRenderPool } from './renderPool';
import { sharedAssets } from './sharedAssets';
import { createSiteBook } from './siteBook';
import { warmThreads } from './warming';

export interface ProductionOptions {
  readonly store: Store;
  readonly channel: string;
  /** The least number of an index that counts. */
  readonly notBefore: number;
  readonly keys: readonly KeyObject[];
  /** Where the code is built, and the id of the build. */
  readonly dist: string;
  readonly code: string;
  /** Folder for what may be lost. */
  readonly cache: string;
  readonly threads: number;
  readonly freshMs: number;
  readonly platformMs: number;
  readonly edge: EdgeTimes;
  readonly followMs: number;
  /** Bytes of pages in memory. */
  readonly memoryBytes: number;
  /** Bytes that the folder for what may be lost may have. */
  readonly diskBytes: number;
  /** Caches in front that are told of changes. */
  readonly fronts: readonly string[];
  readonly logLevel: string;
}

export interface ProductionServer {
  /** Listens for whoever runs the machine at once, and for visitors when it has sites; returns the ports. */
  readonly listen: (open: ListenAt, admin: ListenAt) => Promise<{ readonly port: number; readonly adminPort: number }>;
  /**
   * Takes no new work, ends what is under way, and closes; waits `drainMs` first, so that what stands in front has seen
   * it.
   */
  readonly stop: (drainMs: number) => Promise<void>;
}

export interface ListenAt {
  readonly host: string;
  readonly port: number;
}

/** So long a visitor waits for a new page where an earlier one stands. */
const patienceMs = 1_500;
/** So long a server renders for nobody before it says that it is ready, in ms. */
const warmMs = 3_000;
/** So long a connection that stands may bring one more request when the server stops, in ms. */
const graceMs = 2_000;
/** So long an answer under way may take when the server stops; whoever runs it allows ten seconds more. */
const endMs = 30_000;

/** Makes the server; it keeps no state that matters. */
export async function createProductionServer(options: ProductionOptions): Promise<ProductionServer> {
  const { store, channel, keys, dist, code, cache, threads, freshMs, platformMs, edge } = options;
  let isReady = false;
  let isStopping = false;
  /** Whether the server began with the release that ran here before. */
  let hasKept = false;
  const health = { isReady: () => isReady, isStopping: () => isStopping };
  const disk = createDiskLimit({
    folder: cache,
    mostBytes: options.diskBytes,
    needed: () => neededBy(follower.release()),
    onFault: (error) => {
      figures.fault('disk');
      server.log.error({ what: 'disk', reason: reasonOf(error) }, 'fault');
    },
  });
  const objects = keptObjects(store, cache, disk.wrote);
  const settings = { dist, code, content: join(cache, 'content'), platformMs, freshMs };
  const pool = createRenderPool({
    settings,
    threads,
    onThreadFault: (error) => {
      figures.fault('thread');
      server.log.error({ what: 'thread', reason: reasonOf(error) }, 'fault');
    },
  });
  const told = new WeakSet<Error>();
  const onAnswerFault = (error: unknown, host: string) => {
    // Everybody who waited for a page has the same error.
    if (error instanceof Error && told.has(error)) return;
    if (error instanceof Error) told.add(error);
    figures.fault('render');
    server.log.error({ what: 'answer', reason: reasonOf(error), host }, 'fault');
  };
  const book = createSiteBook({ objects, pool, code, patienceMs, onFault: onAnswerFault });
  const figures: Figures = createFigures({
    waiting: pool.waiting,
    sites: () => follower.release()?.sites.length ?? 0,
    sequence: () => follower.release()?.index.sequence ?? 0,
  });
  const pages = createPages({
    shelf: createPageShelf(join(cache, 'pages'), disk.wrote),
    render: pool,
    freshMs,
    patienceMs,
    maxBytes: options.memoryBytes,
    onRender: (ms) => figures.rendered(ms / 1000),
    onFault: (what, reason, domain, path) => {
      figures.fault(what);
      server.log.error({ what, reason, domain, path }, 'fault');
    },
  });
  const purge = createPurge(options.fronts, (front, error) => {
    figures.fault('purge');
    server.log.error({ what: 'purge', front, reason: reasonOf(error) }, 'fault');
  });
  /** Sites whose pages in front are of before; told when this server can be asked for the new ones. */
  const unpurged = new Set<string>();
  const onChange = ({ release, domains, isKept }: FollowedChange) => {
    const { index, sites } = release;
    server.log.info(
      { release: index.release.slice(0, 12), sequence: index.sequence, sites: sites.length, changed: domains.length },
      'follows',
    );
    if (isReady) purge.sites(domains);
    else if (isKept) hasKept = true;
    // Without a release of before, nobody knows what has changed: what is in front may be of the last `fresh` seconds.
    else if (hasKept || Date.now() - Date.parse(index.at) < edge.fresh * 1000)
      for (const domain of domains) unpurged.add(domain);
  };
  const follower = createFollower({
    store,
    objects,
    channel,
    keys,
    cache,
    everyMs: options.followMs,
    notBefore: options.notBefore,
    prepare: book.prepare,
    onChange,
    onFault: (reason) => {
      if (reason === undefined) return server.log.info('the store answers');
      figures.fault('store');
      server.log.error({ what: 'store', reason }, 'fault');
    },
  });
  const answering = createAnswering({
    release: follower.release,
    book,
    pages,
    asset: sharedAssets(codeBuildAt(dist, code).assets, objects, () => follower.release()?.assets ?? new Map()),
    edge,
    onFault: onAnswerFault,
  });
  const noRows: readonly [] = [];
  const rows = () => follower.release()?.sites ?? noRows;
  const server = await createPublicServer({ answering, rows, health, figures, logLevel: options.logLevel });
  const close = closingOf(server);
  const admin = createAdminServer(figures, health);

  return {
    listen: async (open, adminAt) => {
      await admin.listen(adminAt);
      await Promise.all([pool.ready(), follower.start()]).catch((error: unknown) => {
        // Threads that were still starting when the server was told to stop have failed at nothing.
        if (!isStopping) throw error;
      });
      while (follower.release() === undefined && !isStopping) await new Promise((done) => setTimeout(done, 100));
      const known = follower.release();
      if (known && !isStopping) await warmThreads({ objects, pool, rows: known.sites, limitMs: warmMs });
      // A server without sites would say that there is none; one that cannot be reached makes a front ask another.
      if (!isStopping) await server.listen(open);
      isReady = !isStopping;
      if (isReady) purge.sites([...unpurged]);
      if (isReady) disk.start();
      const ports = { port: portOf(server.server.address()), adminPort: portOf(admin.server.address()) };
      if (isReady) server.log.info({ ...ports, threads, code, store: store.name, channel }, 'ready');
      return ports;
    },
    stop: async (drainMs) => {
      isStopping = true;
      server.log.info({ drainMs }, 'stops');
      await new Promise((done) => setTimeout(done, drainMs));
      follower.stop();
      purge.stop();
      disk.stop();
      await close(graceMs, endMs);
      await Promise.all([admin.close(), pool.close()]);
    },
  };
}

function neededBy(release: FollowedRelease | undefined): NeededParts | undefined {
  if (!release) return undefined;
  const { sites, assets, readFrom } = release;
  const ofSites = sites.flatMap(({ site, brand }) => [site, ...Object.values(brand)]);
  return {
    domains: new Set(sites.map(({ domain }) => domain)),
    objects: new Set([...readFrom, ...ofSites, ...assets.values()]),
  };
}

const portOf = (address: string | { readonly port: number } | null) =>
  typeof address === 'object' && address !== null ? address.port : 0;
