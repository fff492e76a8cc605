import { LRUCache } from 'lru-cache';
import { contentHash } from '../build/contentHash';
import { mediaTypeOf, type SiteFile } from '../build/siteSource';
import { storedFiles } from '../serve/storedFiles';
import { readObject, type ObjectName } from '../store/objects';
import type { Store } from '../store/store';

const mostBytes = 64 * 1024 * 1024;

/** Hashed files: those of this server's own code, else of another build that the release lists. */
export function sharedAssets(
  folder: string,
  objects: Pick<Store, 'name' | 'read'>,
  listed: () => ReadonlyMap<string, ObjectName>,
): (path: string) => Promise<SiteFile | undefined> {
  const own = storedFiles(folder);
  const others = new LRUCache<string, SiteFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ encodings }) => encodings.identity.length * 2 + 512,
  });
  const bytes = async (name: string) => {
    const object = listed().get(name);
    return object === undefined ? undefined : readObject(objects, object);
  };
  return async (path) => {
    const known = (await own(path)) ?? others.get(path);
    if (known) return known;
    const identity = await bytes(path);
    if (!identity) return undefined;
    const [br, gzip] = await Promise.all([bytes(`${path}.br`), bytes(`${path}.gz`)]);
    const file: SiteFile = {
      encodings: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      type: mediaTypeOf(path),
      etag: `"${contentHash(identity)}"`,
    };
    others.set(path, file);
    return file;
  };
}
