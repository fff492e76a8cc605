import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { contentHash } from '../build/contentHash';
import { mediaTypeOf, type SiteFile } from '../build/siteSource';

/**
 * Reads files below `folder` with the compressed forms beside them, each once; undefined for what is not there or lies
 * elsewhere.
 */
export function storedFiles(folder: string): (path: string) => Promise<SiteFile | undefined> {
  const kept = new Map<string, SiteFile>();
  return async (path) => {
    const known = kept.get(path);
    if (known) return known;
    if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/') || path.includes('\0'))
      return undefined;
    const file = join(folder, path);
    const identity = await readFile(file).catch(() => undefined);
    if (!identity) return undefined;
    const [br, gzip] = await Promise.all(
      ['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(() => undefined)),
    );
    const read: SiteFile = {
      encodings: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      type: mediaTypeOf(path),
      etag: `"${contentHash(identity)}"`,
    };
    kept.set(path, read);
    return read;
  };
}
