import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { CompiledBundle } from '../../engine/config/compiled';
import { viewportRules } from '../../engine/render/conditions';
import { readAddress } from '../../engine/routing/address';
import { layerOrder } from '../build/cascadeLayers';
import { mediaTypeOf, queriesOf } from '../build/siteSource';
import { createSnapshotSource } from '../prerender/contentSource';
import { withFallbackGames } from '../prerender/fallbackGames';
import { headElements, inertJson } from '../prerender/document';
import { injectedFetch } from '../serve/injectedFetch';
import type { ApiFetch } from '../../prerender';
import type { Prerender } from '../prerender/kit';
import { matchHost } from '../serve/hosts';
import { matchPath } from '../serve/paths';
import { unknownHostPage } from '../serve/unknownHost';
import { pseudoBundle, pseudoMessagesPlugin } from './pseudo';

export interface DevServerParts {
  readonly root: string;
  /** The sites as they are configured now. */
  readonly bundles: () => readonly CompiledBundle[];
  /** Folder of a site's site.json, where `brand/` may stand. */
  readonly siteRoot: (domain: string) => string;
  readonly api: FastifyPluginAsync;
  readonly port: number;
  /** Every text in the pseudo-language. */
  readonly isPseudo: boolean;
}

export interface DevServer {
  readonly server: FastifyInstance;
  /** Makes every open page load again. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
}

/** The server for people who write widgets and templates: rendered in the browser, changed code replaced in place. */
export async function createDevServer(parts: DevServerParts): Promise<DevServer> {
  const server = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  const vite = await createServer({
    root: parts.root,
    configFile: join(parts.root, 'vite.config.ts'),
    mode: 'development',
    plugins: parts.isPseudo ? [pseudoMessagesPlugin()] : [],
    server: { middlewareMode: true, hmr: { server: server.server }, watch: { ignored: ['**/dist/**', '**/site-configs/**'] } },
    optimizeDeps: { entries: ['main.tsx', 'widgets/*/*.tsx', 'templates/*/index.ts'] },
  });
  await server.register(parts.api);
  const api = injectedFetch(server);
  server.all('/*', (request, reply) => {
    reply.hijack();
    const address = new URL(request.url, 'http://localhost');
    vite.middlewares(request.raw, reply.raw, () => {
      answer(vite, api, parts, request.headers.host, address, reply.raw).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        send(reply.raw, 500, 'text/plain; charset=utf-8', error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
    });
  });
  return {
    server,
    reload: () => vite.ws.send({ type: 'full-reload' }),
    close: async () => {
      await vite.close();
      await server.close();
    },
  };
}

async function answer(
  vite: ViteDevServer,
  api: ApiFetch,
  parts: DevServerParts,
  host: string | undefined,
  { pathname, search }: URL,
  response: ServerResponse,
): Promise<ServerResponse> {
  const bundles = parts.isPseudo ? parts.bundles().map(pseudoBundle) : parts.bundles();
  const match = matchHost(
    host,
    bundles.map((bundle) => ({ domain: bundle.site.domain, aliases: bundle.site.aliases, bundle })),
  );
  if (match.kind === 'unknown') {
    return send(
      response,
      404,
      'text/html; charset=utf-8',
      unknownHostPage(
        host ?? '',
        bundles.map(({ site }) => site.domain),
        parts.port,
      ),
    );
  }
  if (match.kind === 'alias') return redirect(response, `http://${match.host}${pathname}${search}`);
  const { bundle } = match.site;
  const wanted = matchPath({ site: bundle.site, queries: queriesOf(bundle) }, pathname, search);
  if (wanted.kind === 'redirect') return redirect(response, wanted.to + search);

  if (pathname.startsWith('/brand/')) {
    const body = await readFile(join(parts.siteRoot(bundle.site.domain), wanted.path)).catch(() => undefined);
    return body ? send(response, 200, mediaTypeOf(pathname), body) : send(response, 404, 'text/plain; charset=utf-8', `No such file: ${pathname}`);
  }
  const isPayload = pathname.endsWith('.json');
  if (!isPayload && /\.\w+$/.test(pathname)) return send(response, 404, 'text/plain; charset=utf-8', `No such file: ${pathname}`);
  const address = readAddress(bundle.site, isPayload ? pathname.replace(/(?:\/index)?\.json$/, '') || '/' : pathname);
  const { locale } = address;
  const route = isPayload || wanted.path !== '' ? address.route : null;
  const page = bundle.pages[route?.name ?? 'not-found'];
  if (!page) return send(response, 404, 'text/plain; charset=utf-8', `${bundle.site.domain} has no page "${route?.name ?? 'not-found'}".`);

  const prerender = (await vite.ssrLoadModule('/prerender.tsx')) as Prerender;
  const content = createSnapshotSource(withFallbackGames(prerender.createContentReader(bundle.site, api), bundle.fallbackGames));
  const modal = bundle.modals[/\/modals\/([\w-]+)\.json$/.exec(pathname)?.[1] ?? ''];
  if (modal) return send(response, 200, 'application/json; charset=utf-8', JSON.stringify(await prerender.modalPayload(modal, locale, content)));
  const payload = await prerender.pagePayload(bundle, page, locale, content);
  if (isPayload) return send(response, 200, 'application/json; charset=utf-8', JSON.stringify(payload));
  const document = { ...payload, site: bundle.site, build: 'dev' };
  const html = (await readFile(join(parts.root, 'index.html'), 'utf8'))
    .replace('<html lang="en">', `<html lang="${locale.lang}">`)
    .replace('<title>Livery</title>', () => headElements(prerender.headOfPayload(document), '').join(''))
    .replace('<!--head-->', `<style>${layerOrder}${viewportRules(bundle.site.breakpoints)}</style>`)
    .replace('<body>', `<body class="${bundle.site.theme.bodyClasses.join(' ')}">`)
    .replace('<!--payload-->', () => `<script type="application/json" id="livery">${inertJson(document)}</script>`);
  return send(response, route ? 200 : 404, 'text/html; charset=utf-8', await vite.transformIndexHtml(pathname, html));
}

function redirect(response: ServerResponse, to: string): ServerResponse {
  return response.writeHead(308, { Location: to }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): ServerResponse {
  return response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
