import { lstatSync, readdirSync, type Dirent, type Stats } from 'node:fs';
import { join } from 'node:path';
import { problemOfFile, type Problem } from '../../engine/config/problem';

/**
 * What lies below a folder: the files, by their path from the root, and what is neither a file nor a folder of files.
 */
export interface Listing {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Lists a folder. Links are not followed: what lies elsewhere could be anything, or lead back here. What editors and
 * systems leave behind (`.DS_Store`, `site.json~`) is passed over.
 */
export function listFiles(root: string, folder: string): Listing {
  const all = readFolder(join(root, folder));
  if (typeof all === 'string') return { files: [], problems: [unreadable(folder, 'folder', all)] };
  const entries = all.filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'));
  const listings = entries.map((entry) => listed(root, `${folder}/${entry.name}`, entry));
  return {
    files: listings.flatMap(({ files }) => files),
    problems: [...listings.flatMap(({ problems }) => problems), ...sameNames(folder, entries)],
  };
}

/** Lists a folder as `listFiles` does, which may itself be what is no folder; nothing where nothing is there. */
export function listPath(root: string, path: string): Listing {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  return found === undefined ? { files: [], problems: [] } : listed(root, path, found);
}

/** Entries of a folder by name; none where it is gone or cannot be read, which `listFiles` says. */
export function entriesOf(path: string): Dirent[] {
  const entries = readFolder(path);
  return typeof entries === 'string' ? [] : entries;
}

/** Why a file or folder is not used that is there and may not be read; `code` is what the system says. */
export function unreadable(path: string, kind: 'file' | 'folder', code: string): Problem {
  return problemOfFile(
    path,
    'file-unreadable',
    `The ${kind} cannot be read (${code}). Make it readable for whoever runs this.`,
  );
}

/** Entries of a folder by name, none where it is gone; the system's code where it cannot be read. */
function readFolder(path: string): Dirent[] | string {
  try {
    return (ifThere(() => readdirSync(path, { withFileTypes: true })) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/**
 * What was read; undefined for what is not there, be it gone since it was listed: while an operator moves files, that
 * is no mistake.
 */
export function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function listed(root: string, path: string, entry: Dirent | Stats): Listing {
  const problem = (code: 'file-link' | 'file-kind', message: string): Listing => ({
    files: [],
    problems: [problemOfFile(path, code, message)],
  });
  if (entry.isSymbolicLink())
    return problem('file-link', 'This is a link, and nothing follows links. Put the file or folder itself here.');
  if (!entry.isDirectory())
    return entry.isFile()
      ? { files: [path], problems: [] }
      : problem('file-kind', 'This is neither a file nor a folder. Take it out.');
  return path.endsWith('.json')
    ? problem(
        'file-kind',
        'This is a folder, and its name is that of a file. Put the file here, or give the folder another name.',
      )
    : listFiles(root, path);
}

/** Names that some disks take for one. */
function sameNames(folder: string, entries: readonly Dirent[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ name }) => {
    const folded = name.normalize('NFC').toLowerCase();
    const before = first.get(folded);
    if (before === undefined) first.set(folded, name);
    if (before === undefined) return [];
    const message = `"${name}" and "${before}" differ only in how their letters are written, and many disks take them for one. Give one of them another name.`;
    return [problemOfFile(`${folder}/${name}`, 'file-name-case', message)];
  });
}
