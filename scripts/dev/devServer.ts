import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { CompiledBundle } from '../../engine/config/compiled';
import { queriesOf } from '../build/siteSource';
import { injectedFetch } from '../serve/injectedFetch';
import type { ApiFetch } from '../../prerender';
import { isLoopbackHost, matchHost } from '../serve/hosts';
import { matchPath } from '../serve/paths';
import { plainPage, unknownHostPage } from '../serve/unknownHost';
import { answerPage, send } from './answerPage';
import { pseudoBundle, pseudoMessagesPlugin } from './pseudo';

export interface DevServerParts {
  readonly root: string;
  /** The sites as they are configured now. */
  readonly bundles: () => readonly CompiledBundle[];
  /** A site in another theme than its own; undefined where there is none. */
  readonly inTheme: (domain: string, code: string) => Promise<CompiledBundle | undefined>;
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
    server: {
      middlewareMode: true,
      hmr: { server: server.server },
      watch: { ignored: ['**/dist/**', '**/site-configs/**'] },
    },
    optimizeDeps: { entries: ['main.tsx', 'widgets/*/*.tsx', 'templates/*/index.ts', 'templates/*/widgets/*/*.tsx'] },
  });
  await server.register(parts.api);
  const api = injectedFetch(server);
  server.all('/*', (request, reply) => {
    reply.hijack();
    const address = new URL(request.url, 'http://localhost');
    vite.middlewares(request.raw, reply.raw, () => {
      answer(vite, api, parts, request.headers.host, address, reply.raw).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        send(
          reply.raw,
          500,
          'text/plain; charset=utf-8',
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
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
      isLoopbackHost(host)
        ? unknownHostPage(
            host ?? '',
            bundles.map(({ site }) => site.domain),
            parts.port,
          )
        : plainPage('No site here', 'No site answers to this host'),
    );
  }
  if (match.kind === 'alias') return redirect(response, `http://${match.host}${pathname}${search}`);
  const { bundle } = match.site;
  const wanted = matchPath({ site: bundle.site, queries: queriesOf(bundle) }, pathname, search);
  if (wanted.kind === 'redirect') return redirect(response, wanted.to);

  const path = wanted.kind === 'bad' ? '' : wanted.path;
  const [, code, name = ''] = /^\/themes\/([\w-]+)(\/.+\.(?:json|css))$/.exec(pathname) ?? [];
  if (code !== undefined && Object.hasOwn(bundle.site.themeCodes, code)) {
    const other = await parts.inTheme(bundle.site.domain, code);
    const live = other && { root: parts.root, vite, api, bundle: other, siteRoot: parts.siteRoot(bundle.site.domain) };
    return live
      ? answerPage(live, name, name.slice(1), response)
      : send(response, 404, 'text/plain; charset=utf-8', `${bundle.site.domain} has no theme ${code}.`);
  }
  return answerPage(
    { root: parts.root, vite, api, bundle, siteRoot: parts.siteRoot(bundle.site.domain) },
    pathname,
    path,
    response,
  );
}

function redirect(response: ServerResponse, to: string): ServerResponse {
  return response.writeHead(308, { Location: to }).end();
}
