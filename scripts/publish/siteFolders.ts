import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

const below = 'site-configs/sites';

/** Domains of the folders of sites. */
export function siteDomains(root: string): readonly string[] {
  return entries(join(root, below)).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/**
 * A word for the state of a site's folder that differs once a file in it has been written, added or taken away;
 * undefined where there is no folder.
 */
export function stampOf(root: string, domain: string): string | undefined {
  const folder = join(root, below, domain);
  const own = wordOf(folder);
  return own === undefined ? undefined : [`\t${own}`, ...stamps(folder, '')].join('\n');
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

/** Files of a site's folder, by their path in it. */
function filesOf(root: string, domain: string): readonly string[] {
  return listed(join(root, below, domain), '');
}

/** Names the content of a site's folder. */
export function sourceOf(root: string, domain: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, domain)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, below, domain, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** Pictures of a site's folder, by the path that pages ask for. */
export function brandFilesOf(root: string, domain: string): ReadonlyMap<string, Buffer> {
  const files = filesOf(root, domain).filter((file) => file.startsWith('brand/'));
  return new Map(files.map((file) => [file, readFileSync(join(root, below, domain, file))]));
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

function listed(folder: string, prefix: string): string[] {
  return entries(folder).flatMap((entry) => {
    if (entry.isDirectory()) return listed(join(folder, entry.name), `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
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
