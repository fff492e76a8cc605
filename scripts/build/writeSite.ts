import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedSite } from '../prerender/release';
import type { Headers } from './headers';
import { allowingStyles, inlineStylesOf } from './pagePolicy';
import { headersFile } from './siteFiles';

/** The headers of all pages for hosts that read them from a file. */
const headersPath = '_headers';

/** While some files are packed and written, the next ones render. */
const filesAtOnce = 4;

/** Left beside a written site: which state it is, and the headers of its pages. Not served. */
export interface SiteStamp {
  readonly release: string;
  /** Names the API that its content was read from, and the state of that API where it is known. */
  readonly content: string;
  /** What of it was written; empty for all. */
  readonly selection: string;
  /** Names the state of its folder `brand/`. */
  readonly brand: string;
  readonly headers: Headers;
  readonly embedHeaders: Readonly<Record<string, Headers>>;
  /** Names the state of each file, by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** The hashes of the styles that stand in its pages, by the path of each. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/** What decides how a site is written. */
export type WrittenState = Pick<SiteStamp, 'content' | 'selection' | 'brand'>;

export interface WritingOptions {
  /** Files that are not written. */
  readonly leftOut?: ReadonlySet<string>;
  /** Whether the API of the same name may answer otherwise by now. */
  readonly isMoving?: boolean;
}

/** Folder of a site's files below `dist/`. */
export function siteFolder(dist: string, domain: string): string {
  return join(dist, 'sites', domain);
}

const stampFile = (dist: string, domain: string) => join(dist, '.cache', 'sites', `${domain}.json`);

/** The stamp of what stands in `dist/`, if a whole site stands there. */
export async function readStamp(dist: string, domain: string): Promise<SiteStamp | undefined> {
  const text = await readFile(stampFile(dist, domain), 'utf8').catch(() => undefined);
  const stamp = text === undefined ? undefined : (JSON.parse(text) as Partial<SiteStamp>);
  return stamp?.files === undefined || stamp.styles === undefined ? undefined : (stamp as SiteStamp);
}

/** Removes a written site. */
export async function removeSite(dist: string, domain: string): Promise<void> {
  await rm(stampFile(dist, domain), { force: true });
  await rm(siteFolder(dist, domain), { recursive: true, force: true });
}

/**
 * Writes the files of a site that differ from those that stand in `dist/`, with their compressed forms, and removes
 * those that are no longer of it. Returns the number of files written and removed. The stamp is taken away first and
 * comes last.
 */
export async function writeSite(
  site: RenderedSite,
  dist: string,
  state: WrittenState,
  { leftOut = new Set(), isMoving = false }: WritingOptions = {},
): Promise<number> {
  const { domain } = site.site;
  const folder = siteFolder(dist, domain);
  const before = await readStamp(dist, domain);
  const paths = (await site.paths()).filter((path) => !leftOut.has(path));
  const known = new Map(Object.entries(before?.files ?? {}));
  // Pages of another API have other content, whatever they are asked.
  const isComparable = before?.content === state.content;
  const files: Record<string, string> = {};
  const changed: string[] = [];
  for (const path of paths) {
    const name = await site.nameOf(path, isMoving);
    files[path] = name;
    if (path !== headersPath && (!isComparable || known.get(path) !== name)) changed.push(path);
  }
  const gone = [...known.keys()].filter((path) => !Object.hasOwn(files, path));
  if (changed.length > 0 || gone.length > 0) await rm(stampFile(dist, domain), { force: true });
  if (!before) await rm(folder, { recursive: true, force: true });
  await Promise.all(
    gone.flatMap((path) => ['', '.br', '.gz'].map((ending) => rm(join(folder, path + ending), { force: true }))),
  );
  const styles: Record<string, readonly string[]> = {};
  for (const [path, hashes] of Object.entries(before?.styles ?? {}))
    if (Object.hasOwn(files, path)) styles[path] = hashes;
  const waiting = [...changed];
  const writeNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const hashes = await writeFileOf(site, path, join(folder, path));
      if (hashes.length > 0) styles[path] = hashes;
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, writeNext));
  const headers = allowingStyles(site.headers, [...new Set(Object.values(styles).flat())]);
  // Known once all pages are: it lets in the styles of those that stand there, too.
  const isHeadersChanged =
    paths.includes(headersPath) &&
    (await replaceText(join(folder, headersPath), headersFile(headers, site.embedHeaders)));
  const stamp: SiteStamp = { release: site.release, ...state, headers, embedHeaders: site.embedHeaders, files, styles };
  await replaceText(stampFile(dist, domain), JSON.stringify(stamp));
  return changed.length + gone.length + (isHeadersChanged ? 1 : 0);
}

/** Writes a file with its compressed forms; returns the hashes of the styles that stand in it. */
async function writeFileOf(site: RenderedSite, path: string, target: string): Promise<readonly string[]> {
  const file = await site.file(path);
  if (!file) throw new Error(`${site.site.domain}: ${path} could not be made.`);
  const { identity, br, gzip } = file.encodings;
  await mkdir(dirname(target), { recursive: true });
  const write = (ending: string, body: Buffer | undefined) =>
    body ? writeFile(target + ending, body) : rm(target + ending, { force: true });
  await Promise.all([write('', identity), write('.br', br), write('.gz', gzip)]);
  return inlineStylesOf(file);
}

/**
 * Replaces a file as a whole where its text differs: a reader meanwhile sees the old file or the new one.
 * Returns whether it did.
 */
export async function replaceText(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return true;
}
