import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedSite } from '../prerender/release';
import type { Headers } from './headers';

/** While some files are packed and written, the next ones render. */
const filesAtOnce = 4;

/** Left beside a written site: which state it is, and the headers of its pages. Not served. */
export interface SiteStamp {
  readonly release: string;
  /** Names the API that its content was read from, and the state of that API where it is known. */
  readonly content: string;
  readonly headers: Headers;
  readonly embedHeaders: Readonly<Record<string, Headers>>;
}

/** Folder of a site's files below `dist/`. */
export function siteFolder(dist: string, domain: string): string {
  return join(dist, 'sites', domain);
}

const stampFile = (dist: string, domain: string) => join(dist, '.cache', 'sites', `${domain}.json`);

/** The stamp of what stands in `dist/`, if a whole site stands there. */
export async function readStamp(dist: string, domain: string): Promise<SiteStamp | undefined> {
  const text = await readFile(stampFile(dist, domain), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as SiteStamp);
}

/**
 * Renders every file of a site and writes it with its compressed forms; `content` names the API it is filled from. Returns the number of files.
 * The stamp comes last.
 */
export async function writeSite(site: RenderedSite, dist: string, content: string): Promise<number> {
  const { domain } = site.site;
  const folder = siteFolder(dist, domain);
  await Promise.all([rm(folder, { recursive: true, force: true }), rm(stampFile(dist, domain), { force: true })]);
  const paths = await site.paths();
  const waiting = [...paths];
  const writeNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await writeFileOf(site, path, join(folder, path));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, writeNext));
  const stamp: SiteStamp = { release: site.release, content, headers: await site.allHeaders(), embedHeaders: site.embedHeaders };
  await mkdir(dirname(stampFile(dist, domain)), { recursive: true });
  await writeFile(stampFile(dist, domain), JSON.stringify(stamp));
  return paths.length;
}

async function writeFileOf(site: RenderedSite, path: string, target: string): Promise<void> {
  const file = await site.file(path);
  if (!file) throw new Error(`${site.site.domain}: ${path} could not be made.`);
  const { identity, br, gzip } = file.encodings;
  await mkdir(dirname(target), { recursive: true });
  await Promise.all([writeFile(target, identity), br && writeFile(`${target}.br`, br), gzip && writeFile(`${target}.gz`, gzip)]);
}
