import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { queriesOf } from '../../build/siteSource';
import { answerPage, documentPayload, send, type LiveSite } from '../../dev/answerPage';
import type { PlatformConnection } from '../../connect/connection';
import { createHandOn } from '../../connect/handOn';
import { createSandbox } from '../../sandbox';
import { injectedFetch } from '../../serve/injectedFetch';
import { matchPath } from '../../serve/paths';
import { paneEvent } from '../protocol';
import type { ConfigurationHub } from './configurationHub';
import { createPane, type Pane } from './panes';
import { isToolHost, paneOfHost, toolHost } from './paneHost';
import { reportOnlyHeaders } from './reportOnly';
import { createToolRoutes } from './toolRoutes';

export interface PreviewParts {
  /** Where the code stands. */
  readonly root: string;
  /** The folder that holds site-configs/ and templates/. */
  readonly configs: string;
  readonly hub: ConfigurationHub;
  /** Absent: the embedded API answers. */
  readonly connection?: PlatformConnection;
  /** The domain that is shown first. */
  readonly domain: string;
  readonly port: number;
}

export interface PreviewServer {
  readonly server: Server;
  /** Looks at the configuration again. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

/**
 * The preview's server (CARD-4): the tool under `localhost`, and each of its frames under a name of its own, so that
 * two of them share nothing.
 */
export async function createPreviewServer(parts: PreviewParts): Promise<PreviewServer> {
  const { root, hub, port, connection } = parts;
  const panes = new Map<string, Pane>();
  const server = createHttpServer();
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/site-configs/**', '**/templates/**/*.json'] },
    },
    optimizeDeps: {
      entries: [
        'main.tsx',
        'scripts/preview/{ui,bridge}/main.tsx',
        'widgets/*/*.tsx',
        'templates/*/index.ts',
        'templates/*/widgets/*/*.tsx',
      ],
    },
  });
  const tell = ({ id, state }: Pane) =>
    vite.ws.send({ type: 'custom', event: paneEvent, data: { id, revision: state().revision } });
  const paneOf = (id: string): Pane => {
    const pane =
      panes.get(id) ??
      createPane(id, hub, { domain: parts.domain }, tell, connection?.isConnected ? content : undefined);
    panes.set(id, pane);
    return pane;
  };
  const sites = () => [...hub.all().bundles.values()].map(({ site }) => site);
  const content = connection?.isConnected
    ? await createHandOn({ sites, originOf: connection.originOf, print: console.error })
    : await createSandbox({ seed: 'livery', sites });
  const routes = await createToolRoutes({ ...parts, pane: paneOf, renew });
  const front: Front = {
    ...parts,
    vite,
    paneOf,
    api: injectedFetch(content),
    tool: (request, response) => routes.routing(request, response),
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(front, request, response).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      if (response.headersSent) response.end();
      else
        send(
          response,
          500,
          'text/plain; charset=utf-8',
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
    });
  });

  function renew(): void {
    if (!hub.look()) return;
    for (const pane of panes.values()) pane.renew();
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    server,
    renew,
    close: async () => {
      await vite.close();
      await Promise.all([...panes.values()].map((pane) => pane.close()));
      await Promise.all([routes.close(), content.close()]);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Front extends PreviewParts {
  readonly vite: ViteDevServer;
  readonly paneOf: (id: string) => Pane;
  readonly api: LiveSite['api'];
  readonly tool: (request: IncomingMessage, response: ServerResponse) => void;
}

async function answer(front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const id = paneOfHost(request.headers.host);
  // Vite would open any file for any page that asks.
  if (url.startsWith('/__open-in-editor'))
    return void send(response, 404, 'text/plain; charset=utf-8', 'Ask the preview.');
  if (id !== undefined) return answerPane(front, front.paneOf(id), request, response);
  if (!isToolHost(request.headers.host, front.port)) {
    return void send(response, 404, 'text/plain; charset=utf-8', `The preview is at http://localhost:${front.port}/`);
  }
  if (url.startsWith('/__preview/')) {
    front.tool(request, response);
    return;
  }
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname !== '/') {
    front.vite.middlewares(
      request,
      response,
      () => void send(response, 404, 'text/plain; charset=utf-8', `No such file: ${pathname}`),
    );
    return;
  }
  if (request.headers.host !== toolHost(front.port)) {
    response.writeHead(307, { Location: `http://${toolHost(front.port)}${url}` }).end();
    return;
  }
  const html = await readFile(join(front.root, 'scripts/preview/ui/index.html'), 'utf8');
  send(response, 200, 'text/html; charset=utf-8', await front.vite.transformIndexHtml('/', html));
}

async function answerPane(front: Front, pane: Pane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const bundle = pane.bundle();
  // The platform's clock is told by every answer, and the site follows it.
  response.sendDate = false;
  response.setHeader('Date', new Date(Date.now() + (pane.view().aheadMs ?? 0)).toUTCString());
  if (!bundle)
    return void send(
      response,
      404,
      'text/plain; charset=utf-8',
      `${pane.view().domain} has no state that could be shown.`,
    );
  const { site } = bundle;
  if (pathname.startsWith('/api/')) {
    request.headers['x-forwarded-host'] = site.domain;
    (await pane.sandbox()).routing(request, response);
    return;
  }
  const live: LiveSite = {
    root: front.root,
    vite: front.vite,
    api: front.api,
    bundle,
    siteRoot: join(front.configs, 'site-configs/sites', site.domain),
    entry: '/scripts/preview/bridge/main.tsx',
  };
  if (pathname === '/__preview/visit')
    return void send(response, 200, 'application/json; charset=utf-8', JSON.stringify(pane.visit()));
  if (pathname === '/__preview/document') {
    const found = await documentPayload(live, searchParams.get('path') ?? '/');
    return void send(
      response,
      found?.isKnown ? 200 : 404,
      'application/json; charset=utf-8',
      JSON.stringify({ payload: found?.payload, visit: pane.visit() }),
    );
  }
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    front.vite.middlewares(request, response, () => {
      const wanted = matchPath({ site, queries: queriesOf(bundle) }, pathname, search);
      if (wanted.kind === 'redirect') {
        response.writeHead(307, { Location: wanted.to }).end();
        return;
      }
      const path = wanted.kind === 'bad' ? '' : wanted.path;
      // Code from outside runs in built documents only; a page in their place would be a site without an origin.
      if (path.startsWith('embed/')) {
        send(response, 404, 'text/plain; charset=utf-8', 'Code from outside does not run in the preview.');
        return;
      }
      for (const [name, value] of Object.entries(reportOnlyHeaders(site))) response.setHeader(name, value);
      answerPage(live, pathname, path, response).then(() => resolve(), reject);
    });
  });
}
