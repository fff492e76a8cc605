import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledBundle, CompiledSite } from '../../engine/config/compiled';
import { createSnapshotSource, type ContentReader, type SnapshotSource } from '../prerender/contentSource';
import type { ApiFetch } from '../../prerender';
import { withFallbackGames } from '../prerender/fallbackGames';
import type { PrerenderKit } from '../prerender/kit';
import { createRenderedSite, releaseId, type RenderedSite } from '../prerender/release';
import { fingerprintOf } from './fingerprint';
import { leftOut, selectionName, type Selection } from './selection';
import { readStamp, removeSite, replaceText, writeSite } from './writeSite';

export interface Publication {
  readonly bundles: readonly CompiledBundle[];
  /** Names the state of the code. */
  readonly code: string;
  /** Loads the code; not done where nothing has to be rendered. */
  readonly kit: () => Promise<PrerenderKit>;
  readonly dist: string;
  /** Folder of a site's site.json. */
  readonly siteRoot: (domain: string) => string;
  /** Where content snapshots come from. */
  readonly api: ApiFetch;
  /** Names that API, for the stamps of what is written. */
  readonly content: string;
  /** Whether its answers change though its name stays: each page is asked for then, and rendered where they have. */
  readonly isMoving: boolean;
  readonly selection: Selection;
}

/** A site that was looked at, with the number of files that were written or removed. */
export interface PublishedSite {
  readonly domain: string;
  readonly files: number;
  /** Why it could not be written. */
  readonly failure?: string;
}

/** Makes a site that renders from the given code, with content from `api`; `content` as a publication names it. */
export function renderedSite(
  bundle: CompiledBundle,
  {
    kit,
    siteRoot,
    api,
    content,
  }: Pick<Publication, 'siteRoot' | 'api'> & { readonly kit: PrerenderKit } & Partial<Pick<Publication, 'content'>>,
): RenderedSite {
  const source = snapshotsOf(kit.prerender.createContentReader(bundle.site, api), bundle, content);
  return createRenderedSite(bundle, kit, siteRoot(bundle.site.domain), source);
}

/**
 * The content of pages. Fallback games stand in lists that the API fails to give or has no games for; with the content
 * `none` the build asks no API, so skeletons stand there until the page asks (CAT-6).
 */
export function snapshotsOf(
  read: ContentReader,
  { site, fallbackGames }: Pick<CompiledBundle, 'fallbackGames'> & { readonly site: Pick<CompiledSite, 'timeZone'> },
  content?: string,
): SnapshotSource {
  return createSnapshotSource(
    withFallbackGames(read, content === 'none' ? undefined : fallbackGames),
    Date.now,
    site.timeZone,
  );
}

/**
 * Writes what has changed of sites below `dist/sites`, and names the build in `dist/builds/latest.json` (NET-1). A site
 * whose code, configuration, pictures and content are those that stand there costs a look at its pictures. A site that
 * fails says why, and the others are written.
 */
export async function publish(publication: Publication): Promise<readonly PublishedSite[]> {
  const { bundles, code, dist } = publication;
  const published: PublishedSite[] = [];
  let kit: Promise<PrerenderKit> | undefined;
  const loadedOnce = () => (kit ??= publication.kit());
  for (const bundle of bundles) {
    const { domain } = bundle.site;
    try {
      published.push({ domain, files: await writeChanged(bundle, publication, loadedOnce) });
    } catch (error) {
      // Without the code no site can be written.
      await kit;
      published.push({ domain, files: 0, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  const sites = published.filter(({ failure }) => failure === undefined).map(({ domain }) => domain);
  await replaceText(join(dist, 'builds', 'latest.json'), JSON.stringify({ id: code, sites }));
  return published;
}

/** Writes one site where something of it has changed; how many files that were. */
async function writeChanged(
  bundle: CompiledBundle,
  publication: Publication,
  kit: () => Promise<PrerenderKit>,
): Promise<number> {
  const { code, dist, content, siteRoot, isMoving, selection } = publication;
  const { domain } = bundle.site;
  const state = {
    content,
    selection: selectionName(selection),
    brand: await fingerprintOf(siteRoot(domain), ['brand']),
  };
  const stamp = await readStamp(dist, domain);
  const isSame =
    stamp?.release === releaseId(bundle, { id: code }) &&
    (['content', 'selection', 'brand'] as const).every((name) => stamp[name] === state[name]);
  if (isSame && !isMoving) return 0;
  const site = renderedSite(bundle, { ...publication, kit: await kit() });
  return writeSite(site, dist, state, { leftOut: leftOut(bundle, selection), isMoving });
}

/** Removes written sites that no configuration claims any more. */
export async function removeOtherSites(dist: string, domains: readonly string[]): Promise<void> {
  const folders = await readdir(join(dist, 'sites')).catch(() => []);
  await Promise.all(folders.filter((folder) => !domains.includes(folder)).map((folder) => removeSite(dist, folder)));
}
