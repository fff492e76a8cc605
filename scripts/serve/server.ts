import fastifyStatic from '@fastify/static';
import { fastify, type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { alwaysRevalidated, immutableAsset, type Headers } from '../build/headers';
import type { SiteFile, SiteSource } from '../build/siteSource';
import { chooseEncoding } from './encoding';
import { matchHost } from './hosts';
import { matchPath } from './paths';
import { unknownHostPage } from './unknownHost';

/** The sites that are live now; read at every request. */
export interface LiveSites {
  readonly all: () => readonly SiteSource[];
}

export interface ServerParts {
  readonly sites: LiveSites;
  /** Folder of the shared hashed files. */
  readonly assets: string;
  /** The embedded API, if this server carries it; its routes start with `/api/`. */
  readonly api?: FastifyPluginAsync;
}

/** Makes the web server of all sites: the site by Host, HTML revalidated, hashed files for a year. */
export async function createServer({ sites, assets, api }: ServerParts): Promise<FastifyInstance> {
  const server = fastify({ routerOptions: { maxParamLength: 200 }, pluginTimeout: 120_000, forceCloseConnections: true });
  if (api) await server.register(api);

  await server.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.setHeader('Cache-Control', immutableAsset);
      reply.setHeader('X-Content-Type-Options', 'nosniff');
      reply.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });

  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, sites.all(), portOf(server)),
  });
  return server;
}

async function answer(request: FastifyRequest, reply: FastifyReply, sites: readonly SiteSource[], port: number): Promise<FastifyReply> {
  const host = request.headers.host;
  const match = matchHost(
    host,
    sites.map((source) => ({ domain: source.site.domain, aliases: source.site.aliases, source })),
  );
  if (match.kind === 'unknown') {
    const domains = sites.map(({ site }) => site.domain);
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(unknownHostPage(host ?? '', domains, port));
  }
  if (match.kind === 'alias') return reply.redirect(`http://${match.host}${request.url}`, 308);

  const { source } = match.site;
  const [pathname, search] = splitUrl(request.url);
  const wanted = matchPath(source, pathname, search);
  if (wanted.kind === 'redirect') return reply.redirect(wanted.to + search, 308);
  const file = wanted.path === '' || wanted.path.endsWith('404.html') ? undefined : await source.file(wanted.path);
  if (file) return send(request, reply, source.embedHeaders[wanted.path] ?? source.headers, file, 200);
  const notFound = await source.file(wanted.notFound);
  return notFound ? send(request, reply, source.headers, notFound, 404) : reply.code(404).type('text/plain; charset=utf-8').send(`Page not found: ${pathname}`);
}

function send(request: FastifyRequest, reply: FastifyReply, headers: Headers, file: SiteFile, status: 200 | 404): FastifyReply {
  const { body, encoding } = chooseEncoding(file.encodings, request.headers['accept-encoding']);
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  void reply.headers(headers).header('Cache-Control', alwaysRevalidated).header('Vary', 'Accept-Encoding').header('ETag', etag);
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
  if (encoding) void reply.header('Content-Encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}

function splitUrl(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
