import { workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { codeBuildAt } from '../build/buildCode';
import { markOf } from '../build/siteFiles';
import { isRasterIcon } from '../icons/rasterIcons';
import type { CompiledBundle } from '../../engine/config/compiled';
import { loadKit } from '../prerender/kit';
import { withFallbackGames } from '../prerender/fallbackGames';
import { createRenderedSite, type RenderedSite } from '../prerender/release';
import { unpackSite } from '../store/release';
import { answersFolder, keptAnswers, noAnswers } from './keptAnswers';
import { outliveStrayErrors, speakInLines } from './threadConsole';
import { createPlatformContent, platformFetch, type PlatformContent } from './platformContent';
import type { MadeFile, RenderedVersion, SiteFacts, ThreadOrder, ThreadSettings } from './threadWork';

/** The settings stand beside what the pool itself tells a thread. */
const settings = findSettings(workerData);
speakInLines();
outliveStrayErrors();
const kit = await loadKit(codeBuildAt(settings.dist, settings.code));

const bundles = new LRUCache<string, CompiledBundle>({ max: 64 });
/** Those of a minute are not kept for longer than one: where the clock is set back, that minute comes again. */
const sites = new LRUCache<string, { readonly site: RenderedSite; readonly content: PlatformContent }>({
  max: 32,
  ttl: settings.freshMs,
});
/** Names of answers that this thread wrote; forgetting one means writing it again. */
const written = new LRUCache<string, string>({ max: 20_000 });

/** Answers an order of the server. */
export async function work(order: ThreadOrder): Promise<SiteFacts | MadeFile | undefined> {
  if (order.ask === 'nothing') return undefined;
  const { site, content } = await renderedSite(order.site);
  if (order.ask === 'facts') return factsOf(site);
  const file = await (isRasterIcon(order.path) ? site.icon(order.path, order.site.mark) : site.file(order.path));
  if (!file) return undefined;
  // What was missing is asked for again with the next page.
  if (content.hasFailed()) sites.delete(keyOf(order.site));
  return { type: file.type, etag: file.etag, ...file.encodings, isPartial: content.isPartial() };
}

const keyOf = ({ version }: RenderedVersion) => `${version} ${Math.floor(Date.now() / settings.freshMs)}`;

async function renderedSite(
  version: RenderedVersion,
): Promise<{ readonly site: RenderedSite; readonly content: PlatformContent }> {
  const key = keyOf(version);
  const known = sites.get(key);
  if (known) return known;
  const bundle = bundles.get(version.version) ?? (await unpackSite(version.packed));
  bundles.set(version.version, bundle);
  const content = createPlatformContent({
    reader: (tell) =>
      withFallbackGames(
        kit.prerender.createContentReader(bundle.site, platformFetch(version.platform, tell)),
        bundle.fallbackGames,
      ),
    kept:
      version.platform === undefined
        ? noAnswers
        : keptAnswers(answersFolder(settings.content, version.domain, version.platform), written),
    limitMs: settings.platformMs,
    // Servers that render in the same minute make the same page.
    at: Math.floor(Date.now() / settings.freshMs) * settings.freshMs,
    snapshotMs: bundle.site.timings.snapshotMs,
    zone: bundle.site.timeZone,
  });
  // Pictures of the brand come from the store, not from a folder.
  const site = createRenderedSite(bundle, kit, '', content.source);
  const made = { site, content };
  sites.set(key, made);
  return made;
}

function factsOf({ release, site, queries = {}, headers, embedHeaders }: RenderedSite): SiteFacts {
  const { domain, aliases, locales, routes, categories, closedSegments } = site;
  const booked = {
    domain,
    aliases,
    locales,
    routes,
    categories,
    ...(closedSegments === undefined ? {} : { closedSegments }),
  };
  const mark = markOf({ site });
  return { release, booked, queries, headers, embedHeaders, ...(mark === undefined ? {} : { mark }) };
}

function findSettings(data: unknown): ThreadSettings {
  const found = [data]
    .flat()
    .find(
      (part): part is { readonly settings: ThreadSettings } =>
        typeof part === 'object' && part !== null && 'settings' in part,
    );
  if (!found) throw new Error('The thread was not told its settings.');
  return found.settings;
}
