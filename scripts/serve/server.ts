import {
  fastify,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Socket } from 'node:net';
import { isCallPath } from '../addresses/callPath';
import { readTarget } from '../addresses/readTarget';
import { allowedMethods, stepOf, type RuledSite } from '../addresses/requestRule';
import {
  alwaysRevalidated,
  assetHeaders,
  callHeaders,
  plainHeaders,
  strictTransport,
  type Headers,
} from '../build/headers';
import { headersOfFile } from '../build/pagePolicy';
import type { SiteFile, SiteSource } from '../build/siteSource';
import { isHostless, refuseExpectations, refuseRequest, refuseTunnels } from './refuseRequest';
import { fileAnswer, formAsked } from './fileAnswer';
import { isLoopbackHost, saidHost } from './hosts';
import { smallNotFound } from './paths';
import { storedFiles } from './storedFiles';
import { plainPage, unknownHostPage } from './unknownHost';
import { ownValue } from '../../engine/config/ownValue';

/**
 * The sites that are live now; read at every request. The same list is given as long as no site changes, comes or goes.
 */
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

/**
 * Makes the web server of all sites. Calls of the API go to its plugin; the rule of addresses answers everything else,
 * whatever its method.
 */
export async function createServer({ sites, assets, api }: ServerParts): Promise<FastifyInstance> {
  const asset = storedFiles(assets);
  const answerAll = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, ruled(sites.all()), asset, portOf(server));
  const server = fastify({
    routerOptions: { maxParamLength: 200 },
    pluginTimeout: 120_000,
    forceCloseConnections: true,
    http: { requireHostHeader: false },
    clientErrorHandler: refuseRequest,
    // The router cannot read the address: no hook has seen the request.
    frameworkErrors: (_, request, reply) => void answerAll(request, reply),
  });
  // Before a body is read: a page takes none, of any type.
  server.addHook('onRequest', async (request, reply) => {
    if (isHostless(request.raw)) await plain(reply, 400, plainPage('Bad request'));
    else if (isCall(request, ruled(sites.all()))) void reply.headers(callHeaders);
    else await answerAll(request, reply);
  });
  // A method that the router does not know.
  server.setNotFoundHandler((_, reply) => reply.code(404).headers(plainHeaders).send(unknownCall));
  refuseTunnels(server.server);
  refuseExpectations(server.server);
  if (api) await server.register(api);
  return server;
}

/** What the API says of a call that it does not have. */
const unknownCall = { statusCode: 404, statusMessage: 'notFound' };

/** A site with its source. */
type Served = RuledSite & { readonly source: SiteSource };

/** Made once for each list of sites, not for each request. */
const served = new WeakMap<readonly SiteSource[], readonly Served[]>();

function ruled(sites: readonly SiteSource[]): readonly Served[] {
  const known = served.get(sites);
  if (known !== undefined) return known;
  const all = sites.map((source) => ({
    domain: source.site.domain,
    aliases: source.site.aliases,
    booked: source.site,
    ...(source.queries ? { queries: source.queries } : {}),
    source,
  }));
  served.set(sites, all);
  return all;
}

const asked = ({ method, raw }: FastifyRequest) => ({
  method,
  host: saidHost(raw),
  target: raw.url ?? '/',
  protocol: 'http:',
});

/** Calls reach the API by any host: pages are rendered by asking it without one. */
function isCall(request: FastifyRequest, sites: readonly Served[]): boolean {
  return isCallPath(readTarget(request.raw.url ?? '/')?.path ?? '') || stepOf(sites, asked(request)).kind === 'pass';
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  sites: readonly Served[],
  asset: (path: string) => Promise<SiteFile | undefined>,
  port: number,
): Promise<FastifyReply> {
  const step = stepOf(sites, asked(request));
  switch (step.kind) {
    case 'pass':
      return plain(reply, 400, plainPage('Bad request'));
    case 'unknown-host':
      return plain(reply, 404, unknownHost(request, sites, port));
    case 'redirect':
      return reply
        .code(step.status)
        .headers({
          Location: step.to,
          'Cache-Control': alwaysRevalidated,
          'Strict-Transport-Security': strictTransport,
        })
        .send();
    case 'asset': {
      const file = await asset(step.path);
      return file
        ? send(request, reply, file, 200, assetHeaders)
        : reply.code(404).headers(plainHeaders).type('text/plain; charset=utf-8').send('Not found.\n');
    }
    default: {
      const { source } = step.site;
      const file = step.kind === 'file' ? await source.file(step.path) : undefined;
      if (file)
        return send(
          request,
          reply,
          file,
          200,
          pageHeaders(ownValue(source.embedHeaders, step.path) ?? headersOfFile(source.headers, file)),
        );
      const status = step.kind === 'file' ? 404 : step.status;
      const words =
        (await source.file(step.kind === 'file' ? step.missing : step.path)) ?? (await source.file(smallNotFound));
      const headers = {
        ...pageHeaders(words ? headersOfFile(source.headers, words) : source.headers),
        ...(status === 405 ? { Allow: allowedMethods } : {}),
      };
      return words ? send(request, reply, words, status, headers) : plain(reply, status, plainPage('Not found'));
    }
  }
}

const pageHeaders = (headers: Headers): Headers => ({ ...headers, 'Cache-Control': alwaysRevalidated });

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
  policies: Headers,
): FastifyReply {
  const found = fileAnswer(file, status, policies, formAsked(request.raw));
  return reply.code(found.status).headers(found.headers).send(found.body);
}

function plain(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(plainHeaders).type('text/html; charset=utf-8').send(page);
}

/**
 * Lists the sites only for a browser on this machine, not for a visitor of an open port or behind a proxy.
 */
function unknownHost(request: FastifyRequest, sites: readonly Served[], port: number): string {
  const { host, forwarded, via, 'x-forwarded-for': forwardedFor } = request.headers;
  const isHere =
    isLoopback(request.socket) &&
    isLoopbackHost(host) &&
    [forwarded, via, forwardedFor].every((value) => value === undefined);
  return isHere
    ? unknownHostPage(
        host ?? '',
        sites.map(({ domain }) => domain),
        port,
      )
    : plainPage('No site here', 'No site answers to this host');
}

function isLoopback({ remoteAddress = '', localAddress = '' }: Socket): boolean {
  return [remoteAddress, localAddress].every((address) => /^(?:::ffff:)?127\.|^::1$/.test(address));
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
