import { readFile, realpath } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { CompiledBundle, CompiledLocale, CompiledPage } from '../../engine/config/compiled';
import { drawnGamePicture, fallbackGamesAddress } from '../../engine/api/standIns';
import { htmlFileOf, modalFileOf, payloadFileOf } from '../build/addresses';
import { filesOf, type PageFiles } from '../build/chunks';
import { encode, isCompressible } from '../build/compress';
import { contentHash, cspHash } from '../build/contentHash';
import { headersOf, type Headers } from '../build/headers';
import { allowingStyles, inlineStylesOf } from '../build/pagePolicy';
import { drawnGame, headersFile, initialsIcon, robots, sitemap, webManifest } from '../build/siteFiles';
import { mediaTypeOf, queriesOf, type SiteFile, type SiteSource } from '../build/siteSource';
import { filesBelow } from '../build/fingerprint';
import { smallNotFound } from '../serve/paths';
import type { SnapshotSource } from './contentSource';
import { embedDocuments } from '../embed/embedDocuments';
import type { PrerenderKit } from './kit';
import { renderDocument } from './renderDocument';
import { brandColors } from './themeSheet';

/** A site that renders its files when they are asked for, each once. */
export interface RenderedSite extends SiteSource {
  /** Headers of every page, with a policy that lets all of their styles in: for those that cannot tell pages apart. Renders what was not yet. */
  readonly allHeaders: () => Promise<Headers>;
  /** Every file it can make, below the site's root. */
  readonly paths: () => Promise<readonly string[]>;
}

/** Names a site's state: its configuration under a state of the code. */
export function releaseId(bundle: CompiledBundle, kit: Pick<PrerenderKit, 'id'>): string {
  return contentHash(JSON.stringify(bundle), kit.id);
}

/**
 * Makes a site of its compiled bundle. Nothing is rendered yet; the policy is known at once, because it depends on the
 * chunks of pages and not on their content. `siteRoot` is the folder of its site.json, where `brand/` may stand.
 */
export function createRenderedSite(bundle: CompiledBundle, kit: PrerenderKit, siteRoot: string, content: SnapshotSource): RenderedSite {
  const { site, pages } = bundle;
  const { template } = site.theme;
  const release = releaseId(bundle, kit);
  const pageFiles = new Map(
    Object.values(pages).map((page) => {
      const all = filesOf(kit.chunks, template, kit.prerender.modulesOfPage(bundle, page));
      return [page.name, { ...all, scripts: filesOf(kit.chunks, template, kit.prerender.modulesForEverybody(bundle, page)).scripts }];
    }),
  );
  const filesOfPage = (page: CompiledPage): PageFiles => pageFiles.get(page.name) ?? filesOf(kit.chunks, template, []);
  const headers = headersOf(site, { scripts: [cspHash(kit.boot)], styles: [] });
  const templateSheets = filesOf(kit.chunks, template, [`templates/${template}/index.ts`]).styles.map((address) => kit.sheets.get(address) ?? '');
  const templateCss = templateSheets.join('\n');
  const colors = brandColors(templateCss, template, site.theme.color);

  const makers = new Map<string, () => Promise<string> | string>();
  const payload = async (page: CompiledPage, locale: CompiledLocale) => ({
    ...(await kit.prerender.pagePayload(bundle, page, locale, content)),
    styles: filesOfPage(page).styles,
  });
  for (const page of Object.values(pages)) {
    const route = page.name === 'not-found' ? null : page;
    for (const locale of site.locales.enabled) {
      makers.set(payloadFileOf(route, locale), async () => JSON.stringify(await payload(page, locale)));
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
      makers.set(modalFileOf(modal.name, locale), async () =>
        JSON.stringify({ ...(await kit.prerender.modalPayload(modal, locale, content)), styles: sheets }),
      );
    }
  }
  makers.set('site.webmanifest', () => webManifest(bundle, colors));
  makers.set('robots.txt', () => robots(bundle));
  makers.set(smallNotFound, () => 'Not found.\n');
  makers.set('sitemap.xml', () => sitemap(bundle));
  const embeds = embedDocuments(site, kit.embed);
  for (const { path, html } of embeds) makers.set(path, () => html);
  const embedHeaders = Object.fromEntries(embeds.map(({ path, headers }) => [path, headers]));
  makers.set('_headers', async () => headersFile(await allHeaders(), embedHeaders));
  // The newest build by name, and its manifest, which shows that the build has arrived (NET-1).
  makers.set('builds/latest.json', () => JSON.stringify({ id: release }));
  makers.set(`builds/${release}.json`, () => JSON.stringify({ id: release, code: kit.id, pages: Object.keys(pages) }));
  makers.set('icon.svg', () => initialsIcon(site.name, colors));
  makers.set(drawnGamePicture.slice(1), () => drawnGame(colors));
  makers.set(fallbackGamesAddress.slice(1), () => JSON.stringify(bundle.fallbackGames ?? {}));

  const made = new Map<string, Promise<SiteFile>>();
  const brandFiles = async () => (await filesBelow(join(siteRoot, 'brand'))).map((file) => file.slice(siteRoot.length + 1));
  return {
    site,
    queries: queriesOf(bundle),
    release,
    headers,
    embedHeaders,
    allHeaders,
    paths: async () => [...makers.keys(), ...(await brandFiles())],
    file: async (path) => madeFile(path) ?? brandFile(siteRoot, path),
  };

  function madeFile(path: string): Promise<SiteFile> | undefined {
    const maker = makers.get(path);
    if (!maker) return undefined;
    const file = made.get(path) ?? Promise.resolve(maker()).then((body) => siteFile(path, Buffer.from(body)));
    made.set(path, file);
    // A page that failed once may succeed with the next visit.
    file.catch(() => made.delete(path));
    return file;
  }

  async function allHeaders(): Promise<Headers> {
    const styles = new Set<string>();
    for (const path of makers.keys()) {
      const page = path.endsWith('.html') && embedHeaders[path] === undefined ? await madeFile(path) : undefined;
      if (page) for (const style of inlineStylesOf(page)) styles.add(style);
    }
    return allowingStyles(headers, [...styles]);
  }
}

/** A body with its type, encodings and entity tag. */
async function siteFile(path: string, body: Buffer): Promise<SiteFile> {
  const encodings = isCompressible(path) ? await encode(body, 8) : { identity: body };
  return { encodings, type: mediaTypeOf(path), etag: `"${contentHash(body)}"` };
}

/** A file of the site's own `brand/` folder, as it lies there now. What a link leads to is none: it could be any file of the machine. */
export async function brandFile(siteRoot: string, path: string): Promise<SiteFile | undefined> {
  if (!path.startsWith('brand/') || normalize(path) !== path) return undefined;
  const folder = await realpath(siteRoot).catch(() => siteRoot);
  const file = await realpath(join(siteRoot, path)).catch(() => undefined);
  if (file !== join(folder, path)) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && siteFile(path, body);
}
