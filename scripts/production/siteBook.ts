import { LRUCache } from 'lru-cache';
import { contentHash } from '../build/contentHash';
import type { RuledSite } from '../addresses/requestRule';
import { encode, isCompressible } from '../build/compress';
import { mediaTypeOf, type SiteFile } from '../build/siteSource';
import { readObject } from '../store/objects';
import type { SiteRow } from '../store/release';
import type { Store } from '../store/store';
import { inTime } from './inTime';
import type { RenderPool } from './renderPool';
import type { RenderedVersion, SiteFacts } from './threadWork';

/** A site that has been asked for: how its addresses are read, what its files are sent with, and what renders it. */
export interface OpenSite extends RuledSite {
  readonly row: SiteRow;
  readonly facts: SiteFacts;
  readonly version: RenderedVersion;
  /** Whether it is an earlier state, which stands in for one that cannot be opened. */
  readonly isEarlier: boolean;
  /** A list of it alone, always the same one: what the rule of addresses reads. */
  readonly alone: readonly OpenSite[];
}

/** Sites by their rows, opened when they are first asked for. */
export interface SiteBook {
  /**
   * The site of a row. Where that cannot be opened, or not soon, the state in which it was open before; rejects where
   * there is none.
   */
  readonly open: (row: SiteRow) => Promise<OpenSite>;
  /** Fetches what the sites that are open need in a new state; rejects where one fails, or `signal` ends it. */
  readonly prepare: (rows: readonly SiteRow[], signal?: AbortSignal) => Promise<void>;
  /** The site for an order of icons, with the picture that they are made from. */
  readonly withMark: (site: OpenSite) => Promise<RenderedVersion>;
  /** A picture of the site's own. */
  readonly brandFile: (row: SiteRow, path: string) => Promise<SiteFile | undefined>;
}

/** So many sites stay open; the others are opened again. */
const mostOpen = 2000;
const mostPictureBytes = 32 * 1024 * 1024;
/** So many objects are asked for at once. */
const readsAtOnce = 32;
/** A site that could not be opened is tried again after so many ms, whoever asks meanwhile. */
const retryMs = 5_000;

export interface SiteBookParts {
  readonly objects: Pick<Store, 'name' | 'read'>;
  readonly pool: Pick<RenderPool, 'facts'>;
  /** Names the code build. */
  readonly code: string;
  /** The longest wait for a new state where an earlier one could be used, in ms. */
  readonly patienceMs: number;
  /** Told why a state could not be opened while an earlier one stands in for it. */
  readonly onFault: (error: unknown, domain: string) => void;
}

/** Makes the book. */
export function createSiteBook({ objects, pool, code, patienceMs, onFault }: SiteBookParts): SiteBook {
  const open = new LRUCache<string, OpenSite>({ max: mostOpen });
  const underWay = new Map<string, Promise<OpenSite>>();
  /** What each site was when it was last opened. */
  const earlier = new LRUCache<string, OpenSite>({ max: mostOpen });
  const failed = new LRUCache<string, Promise<never>>({ max: mostOpen, ttl: retryMs });
  const pictures = new LRUCache<string, SiteFile>({
    maxSize: mostPictureBytes,
    sizeCalculation: ({ encodings }) => encodings.identity.length + 512,
  });
  const versionOf = async (row: SiteRow): Promise<RenderedVersion> => {
    const packed = await readObject(objects, row.site);
    // Icons are made from its pictures.
    const version = contentHash(row.site, code, row.platform ?? '', ...Object.entries(row.brand).flat());
    return { domain: row.domain, version, packed, ...(row.platform === undefined ? {} : { platform: row.platform }) };
  };
  const openSite = async (row: SiteRow): Promise<OpenSite> => {
    const version = await versionOf(row);
    const facts = await pool.facts(version);
    const { domain, aliases } = row;
    const { booked, queries } = facts;
    const site = aloneOf({ domain, aliases, booked, queries, row, facts, version, isEarlier: false });
    earlier.set(domain, aloneOf({ ...site, isEarlier: true }));
    return site;
  };
  // A row never changes, and each request names one.
  const keys = new WeakMap<SiteRow, string>();
  const keyOf = (row: SiteRow) => {
    const key = keys.get(row) ?? JSON.stringify(row);
    keys.set(row, key);
    return key;
  };
  const known = new LRUCache<string, true>({ max: mostOpen });
  const opening = (row: SiteRow, key: string) => {
    const running = underWay.get(key);
    if (running) return running;
    const opened = openSite(row).finally(() => underWay.delete(key));
    underWay.set(key, opened);
    opened.then(
      (site) => open.set(key, site),
      (error: unknown) => {
        failed.set(key, opened as Promise<never>);
        if (earlier.has(row.domain)) onFault(error, row.domain);
      },
    );
    return opened;
  };
  return {
    open: async (row) => {
      known.set(row.domain, true);
      const key = keyOf(row);
      const site = open.get(key);
      if (site) return site;
      const before = earlier.get(row.domain);
      const failure = failed.get(key);
      if (failure) return before ?? failure;
      const opened = opening(row, key);
      if (!before) return opened;
      return inTime(
        opened.catch(() => before),
        patienceMs,
        () => before,
      );
    },
    prepare: async (rows, signal) => {
      const wanted = rows.filter(({ domain }) => known.has(domain)).values();
      const others = new AbortController();
      const ends = signal === undefined ? [others.signal] : [others.signal, signal];
      const read = async () => {
        for (const { site } of wanted) {
          for (const end of ends) end.throwIfAborted();
          await readObject(objects, site);
        }
      };
      try {
        await Promise.all(Array.from({ length: readsAtOnce }, read));
      } finally {
        others.abort();
      }
    },
    withMark: async ({ row, facts, version }) => {
      const name = facts.mark !== undefined && Object.hasOwn(row.brand, facts.mark) ? row.brand[facts.mark] : undefined;
      return name === undefined ? version : { ...version, mark: await readObject(objects, name) };
    },
    brandFile: async (row, path) => {
      const name = Object.hasOwn(row.brand, path) ? row.brand[path] : undefined;
      if (name === undefined) return undefined;
      const kept = pictures.get(name);
      if (kept) return kept;
      const body = await readObject(objects, name);
      const encodings = isCompressible(path) ? await encode(body, 8) : { identity: body };
      const file: SiteFile = { encodings, type: mediaTypeOf(path), etag: `"${contentHash(body)}"` };
      pictures.set(name, file);
      return file;
    },
  };
}

function aloneOf(facts: Omit<OpenSite, 'alone'>): OpenSite {
  const alone: OpenSite[] = [];
  const site: OpenSite = { ...facts, alone };
  alone.push(site);
  return site;
}
