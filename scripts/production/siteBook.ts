import { LRUCache } from 'lru-cache';
import { contentHash } from '../build/contentHash';
import type { RuledSite } from '../addresses/requestRule';
import { encode, isCompressible } from '../build/compress';
import { mediaTypeOf, type SiteFile } from '../build/siteSource';
import { readObject } from '../store/objects';
import type { SiteRow } from '../store/release';
import type { Store } from '../store/store';
import type { RenderPool } from './renderPool';
import type { RenderedVersion, SiteFacts } from './threadWork';

/** A site that has been asked for: how its addresses are read, what its files are sent with, and what renders it. */
export interface OpenSite extends RuledSite {
  readonly row: SiteRow;
  readonly facts: SiteFacts;
  readonly version: RenderedVersion;
  /** A list of it alone, always the same one: what the rule of addresses reads. */
  readonly alone: readonly OpenSite[];
}

/** Sites by their rows, opened when they are first asked for. */
export interface SiteBook {
  readonly open: (row: SiteRow) => Promise<OpenSite>;
  /** Fetches what the sites that are open need in a new state. */
  readonly prepare: (rows: readonly SiteRow[]) => Promise<void>;
  /** The site for an order of icons, with the picture that they are made from. */
  readonly withMark: (site: OpenSite) => Promise<RenderedVersion>;
  /** A picture of the site's own. */
  readonly brandFile: (row: SiteRow, path: string) => Promise<SiteFile | undefined>;
}

/** So many sites stay open; the others are opened again. */
const mostOpen = 2000;
const mostPictureBytes = 32 * 1024 * 1024;

/** Makes the book; `code` names the code build. */
export function createSiteBook(
  objects: Pick<Store, 'name' | 'read'>,
  pool: Pick<RenderPool, 'facts'>,
  code: string,
): SiteBook {
  const open = new LRUCache<string, Promise<OpenSite>>({ max: mostOpen });
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
    const alone: OpenSite[] = [];
    const site: OpenSite = {
      domain: row.domain,
      aliases: row.aliases,
      booked: facts.booked,
      queries: facts.queries,
      row,
      facts,
      version,
      alone,
    };
    alone.push(site);
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
  return {
    open: (row) => {
      known.set(row.domain, true);
      const key = keyOf(row);
      const before = open.get(key);
      if (before) return before;
      const opened = openSite(row);
      open.set(key, opened);
      opened.catch(() => open.delete(key));
      return opened;
    },
    prepare: async (rows) => {
      for (const row of rows) if (known.has(row.domain)) await readObject(objects, row.site);
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
