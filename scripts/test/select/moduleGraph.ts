import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/**
 * What a file of the project uses: files that it imports or names, and folders that it names and so may read. Paths are
 * from the project's root.
 */
export interface Uses {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Of the folders, it reads only JSON: it speaks of no other kind of file. */
  readonly readsOnlyJson: boolean;
}

/** What each source file uses, itself; `files` are all files of the project. */
export interface ModuleGraph {
  readonly files: readonly string[];
  readonly uses: ReadonlyMap<string, Uses>;
}

const isSource = (file: string) => /\.(?:[cm]?[jt]s|tsx|html)$/.test(file);
const endings = ['', '.ts', '.tsx', '.js', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Reads the graph from the texts of the files. An import, an `import.meta.glob`, and any string that is the path of a
 * file (from the root or from the file itself) is a use. In tests and scripts, which read files, a string that is the
 * path of a folder is one as well.
 */
export function readModuleGraph(root: string, files: readonly string[]): ModuleGraph {
  const known = new Set(files);
  const folders = new Set(files.flatMap(foldersAbove));
  const sources = files.filter(isSource);
  return {
    files,
    uses: new Map(sources.map((file) => [file, usesOf(file, readFileSync(join(root, file), 'utf8'), known, folders)])),
  };
}

function usesOf(file: string, text: string, known: ReadonlySet<string>, folders: ReadonlySet<string>): Uses {
  const found = new Set<string>();
  const read = new Set<string>();
  const imported = new Set(ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName));
  for (const fileName of imported) resolved(file, fileName, known).forEach((name) => found.add(name));
  // The patterns of a tool's settings say what it is for, not what it is made of.
  const strings = isSettings(file) ? [] : text.matchAll(/(["'`])((?:(?!\1)[^\\\n]){2,120})\1/g);
  const hasGlob = text.includes('import.meta.glob');
  for (const [, , words = ''] of strings) {
    if (imported.has(words) || !/^[\w@./*{},!-]+$/.test(words)) continue;
    if (!words.includes('*'))
      [...resolved(file, words, known), ...besides(file, words, known)].forEach((name) => found.add(name));
    else if (hasGlob) matching(file, words, known).forEach((name) => found.add(name));
    if (mayRead(file))
      [words, placed(file, words)].filter((name) => folders.has(name)).forEach((name) => read.add(name));
  }
  found.delete(file);
  return { files: found, folders: read, readsOnlyJson: speaksOnlyOfJson(text, imported) };
}

function isSettings(file: string): boolean {
  return /^[\w.-]+\.config\.[jt]s$|^scripts\/lint\//.test(file);
}

function mayRead(file: string): boolean {
  return /^(?:scripts|tests)\//.test(file) || /\.test\.tsx?$/.test(file) || !file.includes('/');
}

function speaksOnlyOfJson(text: string, imported: ReadonlySet<string>): boolean {
  const own = [...imported].reduce((rest, specifier) => rest.replaceAll(`'${specifier}'`, ''), text);
  return /\.json\b/.test(own) && !/\.(?:tsx?|css|js|md|svg|html)\b/.test(own);
}

function resolved(file: string, words: string, known: ReadonlySet<string>): readonly string[] {
  const places = words.startsWith('.') ? [placed(file, words)] : [words.replace(/^\//, '')];
  return places.flatMap((place) => endings.map((ending) => place + ending).filter((name) => known.has(name)));
}

/** A file of this name beside the one that names it, as in `join(import.meta.dirname, 'worker.ts')`. */
function besides(file: string, words: string, known: ReadonlySet<string>): readonly string[] {
  return /^\w[\w./-]*\.\w+$/.test(words) ? [placed(file, words)].filter((name) => known.has(name)) : [];
}

function placed(file: string, words: string): string {
  return posix.normalize(posix.join(dirname(file), words)).replace(/\/$/, '');
}

/**
 * The files that changed files can affect, with those themselves: what uses them, and so on. A folder's reader is
 * affected by a file whose own text changed, not by one that uses such a file.
 */
export function affectedBy(graph: ModuleGraph, changed: readonly string[]): ReadonlySet<string> {
  const { uses } = graph;
  const users = usersIn(graph);
  const readers = [...uses].filter(([, own]) => changed.some((file) => reads(own, file))).map(([file]) => file);
  const affected = new Set([...changed, ...readers]);
  // A set that grows while it is walked is walked to its end.
  for (const file of affected) for (const user of users.get(file) ?? []) affected.add(user);
  return affected;
}

const usersOf = new WeakMap<ModuleGraph, ReadonlyMap<string, readonly string[]>>();

/** The files that use a file, by that file; found once for a graph. */
function usersIn(graph: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const known = usersOf.get(graph);
  if (known !== undefined) return known;
  const users = new Map<string, string[]>();
  for (const [file, { files }] of graph.uses) {
    for (const used of files) {
      const list = users.get(used);
      if (list === undefined) users.set(used, [file]);
      else list.push(file);
    }
  }
  usersOf.set(graph, users);
  return users;
}

/** Whether any file names this one, or a folder that it stands in. */
export function isReadBy({ uses }: ModuleGraph, file: string): boolean {
  return [...uses.values()].some((own) => own.files.has(file) || reads(own, file));
}

/** The files that these entries use, and so on, with what stands in the folders that they read. */
export function usedFrom({ uses, files }: ModuleGraph, entries: readonly string[]): ReadonlySet<string> {
  const used = new Set(entries);
  for (const file of used) for (const next of uses.get(file)?.files ?? []) used.add(next);
  const readers = [...used].flatMap((file) => uses.get(file) ?? []);
  // What is served reads no script or test as a text.
  const read = files.filter((file) => !/^(?:scripts|tests)\//.test(file) && readers.some((own) => reads(own, file)));
  return new Set([...used, ...read]);
}

function reads({ folders, readsOnlyJson }: Uses, file: string): boolean {
  return (
    folders.size > 0 &&
    (!readsOnlyJson || file.endsWith('.json')) &&
    foldersAbove(file).some((folder) => folders.has(folder))
  );
}

/** Files that a pattern means: from the file's own folder, as `import.meta.glob` takes it, or from the root. */
function matching(file: string, pattern: string, known: ReadonlySet<string>): readonly string[] {
  const path = pattern.startsWith('.') ? placed(file, pattern) : pattern.replace(/^\//, '');
  // A pattern of everything says nothing.
  if (!/^[\w-]/.test(path)) return [];
  const source = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '(?:.*\u0000)?')
    .replaceAll('*', '[^/]*')
    .replaceAll('(?:.[^/]*\u0000)?', '(?:.*/)?');
  const expression = new RegExp(`^${source}$`);
  return [...known].filter((name) => expression.test(name));
}

function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
