import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledBundle } from '../../engine/config/compiled';
import { createSnapshotSource, type ContentReader, type SnapshotSource } from '../prerender/contentSource';
import type { ApiFetch } from '../../prerender';
import { withFallbackGames } from '../prerender/fallbackGames';
import type { PrerenderKit } from '../prerender/kit';
import { createRenderedSite, type RenderedSite } from '../prerender/release';
import { writeSite } from './writeSite';

export interface Publication {
  readonly bundles: readonly CompiledBundle[];
  readonly kit: PrerenderKit;
  readonly dist: string;
  /** Folder of a site's site.json. */
  readonly siteRoot: (domain: string) => string;
  /** Where content snapshots come from. */
  readonly api: ApiFetch;
  /** Names that API, for the stamps of what is written. */
  readonly content: string;
}

/** A site that was written, with its number of files. */
export interface PublishedSite {
  readonly domain: string;
  readonly files: number;
}

/** Makes a site that renders from the given code, with content from `api`; `content` as a publication names it. */
export function renderedSite(
  bundle: CompiledBundle,
  { kit, siteRoot, api, content }: Pick<Publication, 'kit' | 'siteRoot' | 'api'> & Partial<Pick<Publication, 'content'>>,
): RenderedSite {
  const source = snapshotsOf(kit.prerender.createContentReader(bundle.site, api), bundle, content);
  return createRenderedSite(bundle, kit, siteRoot(bundle.site.domain), source);
}

/**
 * The content of pages. Fallback games stand in lists that the API fails to give or has no games for; with the content `none` nobody was asked, so skeletons
 * stand there until the page asks (CAT-6).
 */
export function snapshotsOf(read: ContentReader, { fallbackGames }: Pick<CompiledBundle, 'fallbackGames'>, content?: string): SnapshotSource {
  return createSnapshotSource(withFallbackGames(read, content === 'none' ? undefined : fallbackGames));
}

/** Writes sites below `dist/sites` and names the build in `dist/builds/latest.json` (NET-1). */
export async function publish(publication: Publication): Promise<readonly PublishedSite[]> {
  const { bundles, kit, dist, content } = publication;
  const published: PublishedSite[] = [];
  for (const bundle of bundles) {
    published.push({ domain: bundle.site.domain, files: await writeSite(renderedSite(bundle, publication), dist, content) });
  }
  await mkdir(join(dist, 'builds'), { recursive: true });
  await writeFile(join(dist, 'builds', 'latest.json'), JSON.stringify({ id: kit.id, sites: bundles.map(({ site }) => site.domain) }));
  return published;
}

/** Removes written sites that no configuration claims any more. */
export async function removeOtherSites(dist: string, domains: readonly string[]): Promise<void> {
  const folders = await readdir(join(dist, 'sites')).catch(() => []);
  await Promise.all(folders.filter((folder) => !domains.includes(folder)).map((folder) => rm(join(dist, 'sites', folder), { recursive: true, force: true })));
}
