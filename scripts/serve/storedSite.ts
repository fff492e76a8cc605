import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { contentHash } from '../build/contentHash';
import { brandFile } from '../prerender/release';
import { mediaTypeOf, type SiteFile, type SiteSource } from '../build/siteSource';

/** A site as the build wrote it into `folder`; files are read once and kept, but those of `brand/` come fresh from `siteRoot`. */
export function createStoredSite(folder: string, siteRoot: string, facts: Omit<SiteSource, 'file'>): SiteSource {
  const kept = new Map<string, SiteFile>();
  return {
    ...facts,
    file: async (path) => {
      const known = kept.get(path);
      if (known) return known;
      if (path.startsWith('brand/')) return brandFile(siteRoot, path);
      if (normalize(path) !== path || path.startsWith('..')) return undefined;
      const file = join(folder, path);
      const identity = await readFile(file).catch(() => undefined);
      if (!identity) return undefined;
      const [br, gzip] = await Promise.all(['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(() => undefined)));
      const read: SiteFile = {
        encodings: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
        type: mediaTypeOf(path),
        etag: `"${contentHash(identity)}"`,
      };
      kept.set(path, read);
      return read;
    },
  };
}
