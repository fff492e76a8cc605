import { readFile, realpath } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { CompiledBundle, CompiledLocale, CompiledPage } from '../../engine/config/compiled';
import { viewportRules } from '../../engine/render/conditions';
import { drawnGamePicture, fallbackGamesAddress } from '../../engine/config/standIns';
import { htmlFileOf, modalFileOf, payloadFileOf } from '../build/addresses';
import { filesOf, type PageFiles } from '../build/chunks';
import { encode, isCompressible } from '../build/compress';
import { contentHash, cspHash } from '../build/contentHash';
import { headersOf } from '../build/headers';
import { drawnGame } from '../build/drawnGame';
import { headersFile, initialsIcon, markOf, robots, sitemap, webManifest } from '../build/siteFiles';
import { mediaTypeOf, queriesOf, type SiteFile, type SiteSource } from '../build/siteSource';
import { filesBelow } from '../build/fingerprint';
import { drawIcon, rasterIcons } from '../icons/rasterIcons';
import { serviceWorkerFile, serviceWorkerOf } from '../offline/serviceWorker';
import { smallNotFound } from '../serve/paths';
import type { ContentSnapshot } from '../../engine/stores/payload';
import type { SnapshotSource } from './contentSource';
import { embedDocuments } from '../embed/embedDocuments';
import { pageInPayload } from './pageLayouts';
import type { PrerenderKit } from './kit';
import { listedThemeFiles, swapFiles, withOtherThemes } from './otherThemes';
import { renderDocument } from './renderDocument';
import { brandColors } from './themeSheet';

/** A site that renders its files when they are asked for, each once. */
export interface RenderedSite extends SiteSource {
  /** Every file it can make, below the site's root. */
  readonly paths: () => Promise<readonly string[]>;
  /**
   * Names what a file is made of, which costs less than making it: two files of one name are the same. With `isMoving`
   * the API is asked for it.
   */
  readonly nameOf: (path: string, isMoving: boolean) => Promise<string>;
  /** A raster icon, made from the site's mark where that is given, else from its initials. */
  readonly icon: (path: string, mark: Uint8Array | undefined) => Promise<SiteFile>;
}

/** Names a site's state: its configuration under a state of the code. */
export function releaseId(bundle: CompiledBundle, kit: Pick<PrerenderKit, 'id'>): string {
  return contentHash(JSON.stringify(bundle), kit.id);
}

/**
 * Makes a site of its compiled bundle. Nothing is rendered yet; the policy is known at once, because it depends on the
 * chunks of pages and not on their content. `siteRoot` is the folder of its site.json, where `brand/` may stand.
 */
export function createRenderedSite(
  bundle: CompiledBundle,
  kit: PrerenderKit,
  siteRoot: string,
  content: SnapshotSource,
): RenderedSite {
  const source = renderedSource(bundle, kit, siteRoot, content);
  const { themes = {} } = bundle;
  const render = (other: CompiledBundle) => renderedSource(other, kit, siteRoot, content);
  return {
    ...withOtherThemes(source, {
      find: (code) => Promise.resolve(Object.hasOwn(themes, code) ? themes[code] : undefined),
      render,
    }),
    paths: async () => [...(await source.paths()), ...(await listedThemeFiles(bundle, render))],
  };
}

function renderedSource(
  bundle: CompiledBundle,
  kit: PrerenderKit,
  siteRoot: string,
  content: SnapshotSource,
): RenderedSite {
  const { site, pages } = bundle;
  const { payloadRoot } = site;
  const { template } = site.theme;
  const release = releaseId(bundle, kit);
  const pageFiles = new Map(
    Object.values(pages).map((page) => {
      const all = filesOf(kit.chunks, template, kit.prerender.modulesOfPage(bundle, page));
      return [
        page.name,
        { ...all, scripts: filesOf(kit.chunks, template, kit.prerender.modulesForEverybody(bundle, page)).scripts },
      ];
    }),
  );
  const filesOfPage = (page: CompiledPage): PageFiles => pageFiles.get(page.name) ?? filesOf(kit.chunks, template, []);
  const headers = headersOf(site, { scripts: [cspHash(kit.boot)], styles: [] });
  const templateSheets = filesOf(kit.chunks, template, [`templates/${template}/index.ts`]).styles.map(
    (address) => kit.sheets.get(address) ?? '',
  );
  const templateCss = templateSheets.join('\n');
  const colors = brandColors(templateCss, template, site.theme.color);

  const makers = new Map<string, () => Promise<string | Buffer> | string>();
  /** What is read of the API for a file. */
  const reads = new Map<string, () => Promise<{ readonly content: ContentSnapshot }>>();
  const payload = async (page: CompiledPage, locale: CompiledLocale) => ({
    ...(await kit.prerender.pagePayload(bundle, page, locale, content, kit.chunks.texts)),
    // The document that another theme comes into has the rules of its own widths alone.
    styles: [
      ...(payloadRoot === undefined ? [] : [`${payloadRoot}/${swapFiles.viewport}`]),
      ...filesOfPage(page).styles,
    ],
  });
  for (const page of Object.values(pages)) {
    const route = page.name === 'not-found' ? null : page;
    for (const locale of site.locales.enabled) {
      for (const path of [payloadFileOf(route, locale), htmlFileOf(route, locale)])
        reads.set(path, () => payload(page, locale));
      makers.set(payloadFileOf(route, locale), async () =>
        JSON.stringify({ ...(await payload(page, locale)), page: pageInPayload(site, page) }),
      );
      makers.set(htmlFileOf(route, locale), async () =>
        renderDocument({
          bundle,
          page,
          locale,
          kit,
          colors,
          templateCss,
          files: filesOfPage(page),
          payload: await payload(page, locale),
          release,
        }),
      );
    }
  }
  for (const modal of Object.values(bundle.modals)) {
    const { styles: sheets } = filesOf(kit.chunks, site.theme.template, kit.prerender.modulesOfModal(modal));
    for (const locale of site.locales.enabled) {
      reads.set(modalFileOf(modal.name, locale), () =>
        kit.prerender.modalPayload(modal, locale, content, kit.chunks.texts),
      );
      makers.set(modalFileOf(modal.name, locale), async () =>
        JSON.stringify({
          ...(await kit.prerender.modalPayload(modal, locale, content, kit.chunks.texts)),
          styles: sheets,
        }),
      );
    }
  }
  makers.set('manifest.webmanifest', () => webManifest(bundle, colors));
  makers.set(serviceWorkerFile, () => serviceWorkerOf({ site, kit, colors, templateCss }));
  makers.set('robots.txt', () => robots(bundle));
  makers.set(smallNotFound, () => 'Not found.\n');
  makers.set('sitemap.xml', () => sitemap(bundle));
  const embeds = embedDocuments(site, kit.embed);
  for (const { path, html } of embeds) makers.set(path, () => html);
  const embedHeaders = Object.fromEntries(embeds.map(({ path, headers }) => [path, headers]));
  // `writeSite.ts` adds the styles of the pages.
  makers.set('_headers', () => headersFile(headers, embedHeaders));
  // The newest build by name, and its manifest, which shows that the build has arrived (NET-1).
  makers.set('builds/latest.json', () => JSON.stringify({ id: release }));
  makers.set(`builds/${release}.json`, () => JSON.stringify({ id: release, code: kit.id, pages: Object.keys(pages) }));
  makers.set('icon.svg', () => initialsIcon(site.name, colors));
  makers.set(drawnGamePicture.slice(1), () => drawnGame(colors));
  makers.set(fallbackGamesAddress.slice(1), () => JSON.stringify(bundle.fallbackGames ?? {}));

  if (payloadRoot !== undefined) {
    makers.set(swapFiles.site, () => JSON.stringify(site));
    makers.set(swapFiles.viewport, () => viewportRules(site.breakpoints));
  }

  const made = new Map<string, Promise<SiteFile>>();
  const drawnIcon = (path: string, mark: Uint8Array = Buffer.from(initialsIcon(site.name, colors))) =>
    drawIcon(path, mark, colors);
  const markPath = markOf(bundle);
  const ownMark = async () =>
    markPath === undefined ? undefined : (await brandFile(siteRoot, markPath))?.encodings.identity;
  for (const path of rasterIcons) makers.set(path, async () => drawnIcon(path, await ownMark()));
  const brandFiles = async () =>
    (await filesBelow(join(siteRoot, 'brand'))).map((file) => file.slice(siteRoot.length + 1));
  return {
    site,
    queries: queriesOf(bundle),
    release,
    headers,
    embedHeaders,
    nameOf: async (path, isMoving) => {
      // When it was read does not count, as long as the answers are the same.
      const read = isMoving ? await reads.get(path)?.() : undefined;
      if (read) return contentHash(release, JSON.stringify(read.content.values));
      const picture = rasterIcons.includes(path)
        ? await ownMark()
        : (await brandFile(siteRoot, path))?.encodings.identity;
      return path.startsWith('brand/') ? contentHash(picture ?? '') : contentHash(release, picture ?? '');
    },
    icon: async (path, mark) => siteFile(path, await drawnIcon(path, mark)),
    paths: async () => [...makers.keys(), ...(await brandFiles())],
    file: async (path) => madeFile(path) ?? brandFile(siteRoot, path),
  };

  function madeFile(path: string): Promise<SiteFile> | undefined {
    const maker = makers.get(path);
    if (!maker) return undefined;
    const file =
      made.get(path) ??
      Promise.resolve(maker()).then((body) => siteFile(path, typeof body === 'string' ? Buffer.from(body) : body));
    made.set(path, file);
    // A page that failed once may succeed with the next visit.
    file.catch(() => made.delete(path));
    return file;
  }
}

/** A body with its type, encodings and entity tag. */
async function siteFile(path: string, body: Buffer): Promise<SiteFile> {
  const encodings = isCompressible(path) ? await encode(body, 8) : { identity: body };
  return { encodings, type: mediaTypeOf(path), etag: `"${contentHash(body)}"` };
}

/**
 * A file of the site's own `brand/` folder, as it lies there now. A symbolic link is not followed: it could lead to any
 * file of the machine.
 */
export async function brandFile(siteRoot: string, path: string): Promise<SiteFile | undefined> {
  if (!path.startsWith('brand/') || normalize(path) !== path) return undefined;
  const folder = await realpath(siteRoot).catch(() => siteRoot);
  const file = await realpath(join(siteRoot, path)).catch(() => undefined);
  if (file !== join(folder, path)) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && siteFile(path, body);
}
