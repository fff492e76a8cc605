import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readTarget } from '../addresses/readTarget';
import { callHeaders, plainHeaders } from '../build/headers';
import { handOn } from '../connect/handOn';
import { isHostless, refuseExpectations, refuseRequest, refuseTunnels } from '../serve/refuseRequest';
import { plainPage } from '../serve/unknownHost';
import type { SiteRow } from '../store/release';
import { isCall, type AnswerOrigin, type Answering } from './answering';
import type { Figures } from './figures';

/** Whether the server may be asked, and why not. */
export interface Health {
  readonly isReady: () => boolean;
  readonly isStopping: () => boolean;
}

export interface PublicServerParts {
  readonly answering: Answering;
  readonly rows: () => readonly SiteRow[];
  readonly health: Health;
  readonly figures: Pick<Figures, 'answered'>;
  /** `silent` for none; one line of JSON for each request from `info` on. */
  readonly logLevel: string;
  /** Where lines of the log go; standard output unless given. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** A request that has not come whole after so many ms is refused. */
  readonly requestMs?: number;
}

/** Time for a megabyte over a slow line; without an end, a few slow callers would hold a server and its platforms. */
const usualRequestMs = 60_000;
const headersMs = 20_000;
/** Letters of a path that the log keeps. */
const mostLogged = 1024;

const started = new WeakMap<FastifyRequest, { readonly at: number; origin: AnswerOrigin }>();

/** The server that visitors, or what stands in front of it, ask. Calls of the API go to the platform of their site. */
export async function createPublicServer({
  answering,
  rows,
  health,
  figures,
  logLevel,
  logTo,
  requestMs = usualRequestMs,
}: PublicServerParts): Promise<FastifyInstance> {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = await answering(request, reply);
    const state = started.get(request);
    if (state) state.origin = origin;
  };
  const server = fastify({
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What comes over a connection that a front kept is answered, also while the server stops.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, base: { service: 'livery' }, ...(logTo ? { stream: logTo } : {}) },
    // Longer than what stands in front keeps its connections, so that it is never the one who finds them closed.
    keepAliveTimeout: 75_000,
    requestTimeout: requestMs,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: Math.min(10_000, requestMs),
    },
    genReqId: ({ headers: { 'x-request-id': said } }) => (isRequestId(said) ? said : randomUUID()),
    clientErrorHandler: refuseRequest,
    frameworkErrors: (_, request, reply) => void answer(request, reply),
  });
  server.addHook('onRequest', async (request, reply) => {
    // An answer that waits for nothing is sent before it says where it came from.
    started.set(request, { at: performance.now(), origin: isCall(request) ? 'call' : 'plain' });
    request.headers['x-request-id'] = request.id;
    const { url } = request.raw;
    if ((url === '/healthz' || url === '/readyz') && isDirect(request)) return answerHealth(url, reply, health);
    if (isHostless(request.raw))
      await reply.code(400).headers(plainHeaders).type('text/html; charset=utf-8').send(plainPage('Bad request'));
    else if (isCall(request)) void reply.headers(callHeaders);
    else await answer(request, reply);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { at, origin } = started.get(request) ?? { at: performance.now(), origin: 'call' };
    const took = performance.now() - at;
    figures.answered(reply.statusCode, origin, took / 1000);
    const { method, host } = request;
    request.log.info(
      { method, host, path: pathOf(request), status: reply.statusCode, origin, ms: Math.round(took * 10) / 10 },
      'answered',
    );
    done();
  });
  refuseTunnels(server.server);
  refuseExpectations(server.server);
  const originOf = (domain?: string) => platforms(rows()).get(domain ?? '');
  await server.register(handOn({ sites: rows, originOf, print: (line) => server.log.warn(line), isPublic: true }));
  return server;
}

/** An id that what stands in front has given: it goes into logs and to the platform as it is. */
function isRequestId(said: unknown): said is string {
  return typeof said === 'string' && /^[\w-]{8,64}$/.test(said);
}

/** The path alone: arguments may hold what opens an account, such as the token of a mail. */
function pathOf({ raw: { url = '' } }: FastifyRequest): string | undefined {
  return readTarget(url)?.path.slice(0, mostLogged);
}

/** Probes name a machine, never a site. */
function isDirect({ headers: { host = '' } }: FastifyRequest): boolean {
  return /^(?:localhost|\[[0-9a-f:]+\]|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.test(host);
}

/** `/healthz`: the process answers. `/readyz`: it has sites, renders, and is not about to stop. */
export function answerHealth(url: string, reply: FastifyReply, { isReady, isStopping }: Health): FastifyReply {
  const isWell = url === '/healthz' || (isReady() && !isStopping());
  return reply
    .code(isWell ? 200 : 503)
    .headers(plainHeaders)
    .type('text/plain; charset=utf-8')
    .send(isWell ? 'ok\n' : 'not ready\n');
}

const known = new WeakMap<readonly SiteRow[], ReadonlyMap<string, string>>();

function platforms(rows: readonly SiteRow[]): ReadonlyMap<string, string> {
  const made =
    known.get(rows) ??
    new Map(rows.flatMap(({ domain, platform }) => (platform === undefined ? [] : [[domain, platform] as const])));
  known.set(rows, made);
  return made;
}
