import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawnGamePicture, fallbackGamesAddress } from '../../engine/config/standIns';
import type { CompiledBundle } from '../../engine/config/compiled';
import type { DocumentPayload } from '../../engine/stores/payload';
import { viewportRules } from '../../engine/render/conditions';
import { readAddress } from '../../engine/routing/address';
import type { ApiFetch } from '../../prerender';
import { layerOrder } from '../build/cascadeLayers';
import { drawnGame } from '../build/drawnGame';
import { mediaTypeOf } from '../build/siteSource';
import { createSnapshotSource } from '../prerender/contentSource';
import { demoRules } from '../prerender/demoLine';
import { headElements, inertJson } from '../prerender/document';
import { withFallbackGames } from '../prerender/fallbackGames';
import type { Prerender } from '../prerender/kit';
import { swapFiles } from '../prerender/otherThemes';
import { ownValue } from '../../engine/config/ownValue';

/** A site as a development server answers for it: rendered in the browser, from code as it is saved. */
export interface LiveSite {
  /** Where the code stands. */
  readonly root: string;
  readonly vite: ViteDevServer;
  /** Asks the API for what pages show. */
  readonly api: ApiFetch;
  readonly bundle: CompiledBundle;
  /** Folder of its site.json, where `brand/` may stand. */
  readonly siteRoot: string;
  /** The module that starts the page; `main.tsx` without. */
  readonly entry?: string;
}

/**
 * Answers an address of a site: a file of its brand, the payload of a page or a modal as JSON, or the page. `path` is
 * the address as routed, empty for none.
 */
export async function answerPage(
  site: LiveSite,
  pathname: string,
  path: string,
  response: ServerResponse,
): Promise<ServerResponse> {
  const { root, vite, bundle, entry } = site;
  const { domain } = bundle.site;
  if (pathname.startsWith('/brand/')) {
    const body = await readFile(join(site.siteRoot, path)).catch(() => undefined);
    return body
      ? send(response, 200, mediaTypeOf(pathname), body)
      : send(response, 404, 'text/plain; charset=utf-8', `No such file: ${pathname}`);
  }
  if (pathname === drawnGamePicture)
    return send(response, 200, 'image/svg+xml', drawnGame({ theme: '#6b7280', background: '#e5e7eb' }));
  if (pathname === fallbackGamesAddress) return json(response, bundle.fallbackGames ?? {});
  if (bundle.site.payloadRoot !== undefined && pathname === `/${swapFiles.site}`) return json(response, bundle.site);
  if (bundle.site.payloadRoot !== undefined && pathname === `/${swapFiles.viewport}`) {
    return send(response, 200, 'text/css; charset=utf-8', viewportRules(bundle.site.breakpoints));
  }
  const isPayload = pathname.endsWith('.json');
  if (!isPayload && /\.\w+$/.test(pathname))
    return send(response, 404, 'text/plain; charset=utf-8', `No such file: ${pathname}`);
  const modal = ownValue(bundle.modals, /\/modals\/([\w-]+)\.json$/.exec(pathname)?.[1] ?? '');
  const address = isPayload ? pathname.replace(/(?:\/index)?\.json$/, '') || '/' : pathname;
  if (modal) {
    const prerender = await loadPrerender(vite);
    const { locale } = readAddress(bundle.site, address);
    return json(response, await prerender.modalPayload(modal, locale, contentOf(site, prerender)));
  }
  const found = await documentPayload(site, address, isPayload || path !== '');
  if (!found) return send(response, 404, 'text/plain; charset=utf-8', `${domain} has no page for ${address}.`);
  const { payload: document, isKnown } = found;
  if (isPayload) {
    const { site: compiled, build: _, ...payload } = document;
    const ownWidths = compiled.payloadRoot === undefined ? [] : [`${compiled.payloadRoot}/${swapFiles.viewport}`];
    return json(response, { ...payload, styles: [...ownWidths, ...payload.styles] });
  }
  const { lang = 'en' } = bundle.site.locales.enabled.find(({ code }) => code === document.locale) ?? {};
  const prerender = await loadPrerender(vite);
  const html = (await readFile(join(root, 'index.html'), 'utf8'))
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('<title>Livery</title>', () => headElements(prerender.headOfPayload(document), '').join(''))
    .replace(
      '<!--head-->',
      `<style id="livery-viewport">${layerOrder}${viewportRules(bundle.site.breakpoints)}${bundle.isDemo ? demoRules(bundle.site) : ''}</style>`,
    )
    .replace('<body>', `<body class="${bundle.site.theme.bodyClasses.join(' ')}">`)
    .replace(
      '<!--payload-->',
      () => `${playerMark}<script type="application/json" id="livery">${inertJson(document)}</script>`,
    )
    .replace("'/main.tsx'", `'${entry ?? '/main.tsx'}'`);
  return send(response, isKnown ? 200 : 404, 'text/html; charset=utf-8', await vite.transformIndexHtml(pathname, html));
}

/**
 * What the boot script of a built page tells the style sheets of players before the first paint; without it their
 * headers look like guests'.
 */
const playerMark = `<script>document.documentElement.toggleAttribute('data-auth', localStorage['livery.user']?.includes('"token":"') ?? false)</script>`;

/**
 * All that an address of a site needs to be shown, and whether a page stands there; that of the missing page where none
 * does, or `isRouted` is false.
 */
export async function documentPayload(
  site: LiveSite,
  address: string,
  isRouted = true,
): Promise<{ readonly payload: DocumentPayload; readonly isKnown: boolean } | undefined> {
  const { bundle, vite } = site;
  const { locale, route: known } = readAddress(bundle.site, address);
  const route = isRouted ? known : null;
  const page = ownValue(bundle.pages, route?.name ?? 'not-found');
  if (!page) return undefined;
  const prerender = await loadPrerender(vite);
  const payload = await prerender.pagePayload(bundle, page, locale, contentOf(site, prerender));
  return { payload: { ...payload, site: bundle.site, build: 'dev' }, isKnown: route !== null };
}

/** Ends an answer that nothing may keep. */
export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): ServerResponse {
  return response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

function json(response: ServerResponse, body: unknown): ServerResponse {
  return send(response, 200, 'application/json; charset=utf-8', JSON.stringify(body));
}

function contentOf({ bundle, api }: LiveSite, prerender: Prerender) {
  return createSnapshotSource(
    withFallbackGames(prerender.createContentReader(bundle.site, api), bundle.fallbackGames),
    Date.now,
    bundle.site.timeZone,
  );
}

async function loadPrerender(vite: ViteDevServer): Promise<Prerender> {
  return (await vite.ssrLoadModule('/prerender.tsx')) as Prerender;
}
