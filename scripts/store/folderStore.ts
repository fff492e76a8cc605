import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { locked } from './folderLock';
import type { Store, StoredKey } from './store';
import { reasonOf, StoreFault } from './storeFault';

/** A store in a folder. What is written is on the disk before its name stands for it. */
export function createFolderStore(folder: string): Store {
  const root = resolve(folder);
  const made = new Set<string>();
  const makeFolder = async (path: string) => {
    if (made.has(path)) return;
    await mkdir(path, { recursive: true });
    made.add(path);
  };
  const notWritten = (key: string, error: unknown) =>
    new StoreFault(`${root}: ${key} cannot be written (${reasonOf(error)}).`);
  return {
    name: root,
    read: (key) =>
      readFile(join(root, key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw new StoreFault(`${root}: ${key} cannot be read (${reasonOf(error)}).`);
      }),
    has: (key) =>
      access(join(root, key)).then(
        () => true,
        () => false,
      ),
    list: (prefix) =>
      keysBelow(root, prefix).catch((error: unknown) => {
        throw new StoreFault(`${root}: ${prefix} cannot be listed (${reasonOf(error)}).`);
      }),
    remove: async (key) => {
      try {
        await rm(join(root, key), { force: true });
      } catch (error) {
        throw new StoreFault(`${root}: ${key} cannot be removed (${reasonOf(error)}).`);
      }
    },
    write: async (key, body) => {
      const target = join(root, key);
      try {
        await makeFolder(dirname(target));
        await writeWhole(target, body, isPointer(key));
      } catch (error) {
        throw notWritten(key, error);
      }
    },
    replace: async (key, before, body) => {
      const target = join(root, key);
      try {
        await makeFolder(dirname(target));
        return await locked(`${target}.lock`, async (isOurs) => {
          const now = await readFile(target, 'utf8').catch((error: unknown) => {
            if (isMissing(error)) return undefined;
            throw error;
          });
          if (now !== before || !(await isOurs())) return false;
          await writeWhole(target, body, isPointer(key));
          return true;
        });
      } catch (error) {
        throw notWritten(key, error);
      }
    },
  };
}

/** Files below a folder of the store; what goes meanwhile is left out. */
async function keysBelow(root: string, folder: string): Promise<StoredKey[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found: StoredKey[] = [];
  for (const entry of entries) {
    const key = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await keysBelow(root, key)));
    else {
      const seen = await stat(join(root, key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (seen) found.push({ key, at: seen.mtimeMs, bytes: seen.size });
    }
  }
  return found;
}

/** Writes a file beside its place and then gives it its name; a `firm` one has reached the disk by then. */
export async function writeWhole(target: string, body: Uint8Array, isFirm = false): Promise<void> {
  const beside = `${target}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(body);
      if (isFirm) await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The index leads to everything else: losing it would lose all. */
const isPointer = (key: string) => key.endsWith('index.json');

/** Says that a file is used now, as far as it may be said. */
export async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

/** Whether something failed because a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
