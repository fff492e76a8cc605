import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../store/storeFault';

const below = 'site-configs/sites';

/**
 * Domains of the folders of sites. A link in the place of a folder counts, so that it is refused and its site is not
 * taken away. Throws a `StoreFault` where the folder of all sites is missing or a link.
 */
export function siteDomains(root: string): readonly string[] {
  const folder = join(root, below);
  if (!isFolder(folder))
    throw new StoreFault(`${root} has no folder ${below}. Nothing was changed. Is it the folder that was meant?`);
  return entries(folder).flatMap((entry) => (entry.isDirectory() || entry.isSymbolicLink() ? [entry.name] : []));
}

/**
 * A word for the state of a site's folder that differs once a file in it has been written, added or taken away;
 * undefined where there is no folder.
 */
export function stampOf(root: string, domain: string): string | undefined {
  const folder = join(root, below, domain);
  const own = wordOf(folder);
  if (own === undefined) return undefined;
  return [`\t${own}`, ...(isFolder(folder) ? stamps(folder, '') : [])].join('\n');
}

/**
 * Whether a folder is as it was when it had this word. No folder is listed for it: each names the time of its last new
 * or lost entry.
 */
export function isAsBefore(root: string, domain: string, stamp: string): boolean {
  const folder = join(root, below, domain);
  if (stamp === '') return false;
  for (const line of stamp.split('\n')) {
    const end = line.indexOf('\t');
    if (wordOf(end === 0 ? folder : `${folder}/${line.slice(0, end)}`) !== line.slice(end + 1)) return false;
  }
  return true;
}

/**
 * Names the content of a site's folder. A link has another name than any folder, and so has a folder with one in it.
 */
export function sourceOf(root: string, domain: string): string {
  const folder = join(root, below, domain);
  const hash = createHash('sha256');
  for (const { path, isFile } of isFolder(folder) ? listed(folder, '') : [{ path: '', isFile: false }]) {
    hash.update(path).update('\0');
    if (isFile) hash.update(readFileSync(join(folder, path))).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** Pictures of a site's folder, by the path that pages ask for. */
export function brandFilesOf(root: string, domain: string): ReadonlyMap<string, Buffer> {
  const folder = join(root, below, domain);
  const pictures = listed(folder, '').filter(({ path, isFile }) => isFile && path.startsWith('brand/'));
  return new Map(pictures.map(({ path }) => [path, readFileSync(join(folder, path))]));
}

function stamps(folder: string, prefix: string): string[] {
  return entries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    const own = `${prefix}${entry.name}\t${wordOf(path) ?? ''}`;
    return entry.isDirectory() ? [own, ...stamps(path, `${prefix}${entry.name}/`)] : [own];
  });
}

/** What a file or folder was last changed by; undefined for what is not there. */
function wordOf(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}`;
}

interface Listed {
  readonly path: string;
  /** False for a link and for whatever else is no file. */
  readonly isFile: boolean;
}

/** What lies in a folder and the folders in it, by its path from there. */
function listed(folder: string, prefix: string): Listed[] {
  return entries(folder).flatMap((entry) =>
    entry.isDirectory()
      ? listed(join(folder, entry.name), `${prefix}${entry.name}/`)
      : [{ path: prefix + entry.name, isFile: entry.isFile() }],
  );
}

/** Whether a folder itself stands there, and no link to one. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Entries of a folder by name, without what editors and systems leave behind; none where it is gone. */
function entries(folder: string): Dirent[] {
  let found: Dirent[];
  try {
    found = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const kept = found.filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'));
  return kept.length < 2 ? kept : kept.sort((one, other) => (one.name < other.name ? -1 : 1));
}
