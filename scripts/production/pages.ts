import { LRUCache } from 'lru-cache';
import { contentHash } from '../build/contentHash';
import type { SiteFile } from '../build/siteSource';
import { reasonOf } from '../store/storeFault';
import { inTime } from './inTime';
import type { PageShelf, ShelvedPage } from './pageShelf';
import type { RenderPool } from './renderPool';
import type { MadeFile, RenderedVersion } from './threadWork';

/** Where an answer came from, for logs and figures. */
export type PageOrigin = 'memory' | 'disk' | 'render' | 'stale' | 'last-good' | 'none';

export interface FoundPage {
  readonly origin: PageOrigin;
  /** Undefined for a path that the site does not have. */
  readonly file?: SiteFile;
  /** Whether it stands in for a page that is about to be made: older than it should be, of before, or not whole. */
  readonly isPassing?: boolean;
}

/** Pages of sites: from memory, from disk, or rendered when they are first asked for. */
export interface Pages {
  /** Rejects where a page can not be made and was never made before. */
  readonly find: (site: RenderedVersion, path: string) => Promise<FoundPage>;
}

export interface PagesParts {
  readonly shelf: PageShelf;
  readonly render: Pick<RenderPool, 'file'>;
  /** A page that is older is rendered again while it is sent, in ms. */
  readonly freshMs: number;
  /** The longest wait for a page where an earlier one could be sent, in ms. */
  readonly patienceMs: number;
  readonly maxBytes: number;
  /** Told of what goes wrong and of what is rendered. */
  readonly onFault: (what: 'render' | 'disk', reason: string, domain: string, path: string) => void;
  readonly onRender: (ms: number) => void;
}

/** After a render that failed or lacked something, the next try comes after so many ms, whoever asks meanwhile. */
const retryMs = 5_000;

/** Makes them. A thousand requests for one page render it once. */
export function createPages({ shelf, render, freshMs, patienceMs, maxBytes, onFault, onRender }: PagesParts): Pages {
  const memory = new LRUCache<string, ShelvedPage>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const missing = new LRUCache<string, true>({ max: 20_000, ttl: 60_000 });
  const inFlight = new Map<string, Promise<ShelvedPage | undefined>>();
  const triedAt = new LRUCache<string, number>({ max: 20_000 });
  const failed = new LRUCache<string, Promise<never>>({ max: 20_000, ttl: retryMs });
  /** Failures that were told: everybody who waited for a page has the same one. */
  const told = new WeakSet<object>();

  const make = async (site: RenderedVersion, path: string, key: string): Promise<ShelvedPage | undefined> => {
    const [at, start] = [Date.now(), performance.now()];
    triedAt.set(key, start);
    const made = await render.file(site, path);
    onRender(performance.now() - start);
    if (!made) {
      missing.set(key, true);
      return undefined;
    }
    const page = pageOf(made, at);
    const before = memory.get(key);
    // What lacks something never takes the place of what is whole.
    if (page.isPartial && before && !before.isPartial) return before;
    memory.set(key, page);
    await shelf
      .write(site.domain, site.version, path, page)
      .catch((error: unknown) => onFault('disk', reasonOf(error), site.domain, path));
    return page;
  };
  const renderOnce = (site: RenderedVersion, path: string, key: string) => {
    const running = inFlight.get(key) ?? failed.get(key);
    if (running) return running;
    const started = make(site, path, key).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    started.catch(() => failed.set(key, started as Promise<never>));
    return started;
  };
  const tell = (error: unknown, { domain }: RenderedVersion, path: string) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    onFault('render', reasonOf(error), domain, path);
  };
  const refresh = (site: RenderedVersion, path: string, key: string) => {
    if (performance.now() - (triedAt.get(key) ?? -Infinity) < retryMs) return;
    renderOnce(site, path, key).catch((error: unknown) => tell(error, site, path));
  };

  return {
    find: async (site, path) => {
      // Whoever asks chooses the path, so that its length must not count.
      const key = `${site.domain} ${site.version} ${contentHash(path)}`;
      if (missing.has(key)) return { origin: 'none' };
      const kept = memory.get(key);
      const page = kept ?? (inFlight.has(key) ? undefined : await shelf.read(site.domain, site.version, path));
      if (page) {
        if (!kept) memory.set(key, page);
        if (isYounger(page, freshMs) && !page.isPartial) return { origin: kept ? 'memory' : 'disk', file: page.file };
        refresh(site, path, key);
        return { origin: 'stale', file: page.file, isPassing: true };
      }
      const made = renderOnce(site, path, key);
      // It may reject before it is awaited.
      made.catch(() => undefined);
      const earlier = await shelf.earlier(site.domain, site.version, path);
      if (!earlier) return foundOf(await made);
      const lastGood: FoundPage = { origin: 'last-good', file: earlier.file, isPassing: true };
      try {
        return await inTime(made.then(foundOf), patienceMs, () => lastGood);
      } catch (error) {
        tell(error, site, path);
        return lastGood;
      }
    },
  };
}

/** What is of a time to come was made before the clock was set back: nobody knows how old it is. */
function isYounger({ at }: ShelvedPage, ms: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ms;
}

const foundOf = (page: ShelvedPage | undefined): FoundPage =>
  page ? { origin: 'render', file: page.file, isPassing: page.isPartial } : { origin: 'none' };

function pageOf({ type, etag, identity, br, gzip, isPartial }: MadeFile, at: number): ShelvedPage {
  const encodings = {
    identity: bufferOf(identity),
    ...(br ? { br: bufferOf(br) } : {}),
    ...(gzip ? { gzip: bufferOf(gzip) } : {}),
  };
  return { file: { encodings, type, etag }, at, isPartial };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function bytesOf({ file: { encodings } }: ShelvedPage): number {
  return encodings.identity.length + (encodings.br?.length ?? 0) + (encodings.gzip?.length ?? 0) + 512;
}
