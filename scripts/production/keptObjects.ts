import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { touch, writeWhole } from '../store/folderStore';
import { nameOf } from '../store/objects';
import type { Store } from '../store/store';

/** Bytes that are held in memory, most of them compiled sites of ten kilobytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Objects of a store, each asked of it once: kept in memory and on disk. Bytes that are not those of their name count
 * as not there. `wrote` is told of the bytes that are written.
 */
export function keptObjects(
  store: Store,
  folder: string,
  wrote: (bytes: number) => void = () => undefined,
): Pick<Store, 'name' | 'read'> {
  const memory = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 16,
    sizeCalculation: (body) => body.length + 128,
  });
  const asked = new Map<string, Promise<Buffer | undefined>>();
  const read = async (key: string): Promise<Buffer | undefined> => {
    const file = join(folder, key);
    const name = key.slice(key.lastIndexOf('/') + 1);
    const kept = await readFile(file).catch(() => undefined);
    if (kept && nameOf(kept) === name) {
      void touch(file);
      return kept;
    }
    const body = await store.read(key);
    if (body && nameOf(body) === name) {
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeWhole(file, body))
        .then(() => wrote(body.length))
        .catch(() => undefined);
    }
    return body;
  };
  return {
    name: store.name,
    read: async (key) => {
      const known = memory.get(key);
      if (known) return known;
      const running = asked.get(key) ?? read(key).finally(() => asked.delete(key));
      asked.set(key, running);
      const body = await running;
      if (body && nameOf(body) === key.slice(key.lastIndexOf('/') + 1)) memory.set(key, body);
      return body;
    },
  };
}
