import { readdir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ObjectName } from '../store/objects';

/** Keeps what lies in the folder for what may be lost below a limit. */
export interface DiskLimit {
  /** Told of bytes that were written there. */
  readonly wrote: (bytes: number) => void;
  /** Takes away what nobody needs now, and the least recently used where that is still too much. */
  readonly sweep: () => Promise<void>;
  /** Sweeps again and again until `stop`: when much was written, and every ten minutes. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** What the release that runs needs. */
export interface NeededParts {
  readonly domains: ReadonlySet<string>;
  /** What it was read from; a server starts on it while the store is away. */
  readonly objects: ReadonlySet<ObjectName>;
}

export interface DiskLimitParts {
  readonly folder: string;
  readonly mostBytes: number;
  /** Undefined until a release runs. */
  readonly needed: () => NeededParts | undefined;
  readonly onFault: (error: unknown) => void;
}

/** So much is left of the limit when something had to go, so that the next time is a while away. */
const leftShare = 0.8;
/** This share of the limit in new bytes is a reason to look. */
const newShare = 0.05;
const tickMs = 15_000;
const sweepMs = 600_000;

/** Folders of sites, each named by its domain. */
const ofSites = ['pages', 'content'];
const kinds = [...ofSites, 'objects'];

interface Found {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** Makes it for the folder of a server's cache. A file was last used when it was written or touched last. */
export function createDiskLimit({ folder, mostBytes, needed, onFault }: DiskLimitParts): DiskLimit {
  let fresh = 0;
  let sweptAt = -Infinity;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const sweepNow = async (): Promise<void> => {
    fresh = 0;
    const need = needed();
    if (need) await removeOthers(folder, need.domains);
    const found = (await Promise.all(kinds.map((kind) => filesBelow(join(folder, kind))))).flat();
    let bytes = found.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= mostBytes) return;
    const isNeeded = ({ path }: Found) => need?.objects.has(basename(path)) === true;
    const last = new Set(found.filter(isNeeded));
    const order = found.sort(
      (one, other) => Number(last.has(one)) - Number(last.has(other)) || one.usedAt - other.usedAt,
    );
    const gone: Found[] = [];
    for (const file of order) {
      if (bytes <= mostBytes * leftShare) break;
      bytes -= file.bytes;
      gone.push(file);
    }
    await removeFiles(gone);
  };
  const sweep = () => {
    sweptAt = performance.now();
    running ??= sweepNow().finally(() => (running = undefined));
    return running;
  };
  return {
    wrote: (bytes) => {
      fresh += bytes;
    },
    sweep,
    start: () => {
      timer = setInterval(() => {
        if (fresh > mostBytes * newShare || performance.now() - sweptAt > sweepMs) sweep().catch(onFault);
      }, tickMs);
    },
    stop: () => clearInterval(timer),
  };
}

/** Takes away what was kept of sites that the release does not have. */
async function removeOthers(folder: string, domains: ReadonlySet<string>): Promise<void> {
  for (const kind of ofSites) {
    const names = await readdir(join(folder, kind)).catch(() => []);
    for (const name of names)
      if (!domains.has(name)) await rm(join(folder, kind, name), { recursive: true, force: true });
  }
}

/** Files below a folder, one folder after the other, so that answers to visitors are not kept waiting. */
async function filesBelow(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const here = next;
    for (const entry of await readdir(here, { withFileTypes: true }).catch(() => [])) {
      const path = join(here, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else {
        // What is written just now may have another name already.
        const seen = await stat(path).catch(() => undefined);
        if (seen) found.push({ path, bytes: Math.max(seen.size, seen.blocks * 512), usedAt: seen.mtimeMs });
      }
    }
  }
  return found;
}

/** Removes files; their folders keep their time, by which states of a site are told apart, and empty ones go. */
async function removeFiles(files: readonly Found[]): Promise<void> {
  const byFolder = new Map<string, string[]>();
  for (const { path } of files) byFolder.set(dirname(path), [...(byFolder.get(dirname(path)) ?? []), path]);
  for (const [folder, paths] of byFolder) {
    const before = await stat(folder).catch(() => undefined);
    for (const path of paths) await rm(path, { force: true });
    if (before) await utimes(folder, before.atime, before.mtime).catch(() => undefined);
    await rmdir(folder).catch(() => undefined);
  }
}
