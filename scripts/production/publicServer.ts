import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { plainHeaders, strictTransport } from '../build/headers';
import { handOn } from '../connect/handOn';
import { isHostless, refuseRequest, refuseTunnels } from '../serve/refuseRequest';
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
}

const started = new WeakMap<FastifyRequest, { readonly at: number; origin: AnswerOrigin }>();

/** The server that visitors, or what stands in front of it, ask. Calls of the API go to the platform of their site. */
export async function createPublicServer({
  answering,
  rows,
  health,
  figures,
  logLevel,
}: PublicServerParts): Promise<FastifyInstance> {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = await answering(request, reply);
    const state = started.get(request);
    if (state) state.origin = origin;
  };
  const server = fastify({
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    http: { requireHostHeader: false },
    // What comes over a connection that a front kept is answered, also while the server stops.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, base: { service: 'livery' } },
    // Longer than what stands in front keeps its connections, so that it is never the one who finds them closed.
    keepAliveTimeout: 75_000,
    clientErrorHandler: refuseRequest,
    frameworkErrors: (_, request, reply) => void answer(request, reply),
  });
  server.addHook('onRequest', async (request, reply) => {
    started.set(request, { at: performance.now(), origin: 'call' });
    if (health.isStopping()) void reply.header('Connection', 'close');
    const { url } = request.raw;
    if ((url === '/healthz' || url === '/readyz') && isDirect(request)) return answerHealth(url, reply, health);
    if (isHostless(request.raw))
      await reply.code(400).headers(plainHeaders).type('text/html; charset=utf-8').send(plainPage('Bad request'));
    else if (isCall(request)) void reply.header('Strict-Transport-Security', strictTransport);
    else await answer(request, reply);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { at, origin } = started.get(request) ?? { at: performance.now(), origin: 'call' };
    const took = performance.now() - at;
    figures.answered(reply.statusCode, origin, took / 1000);
    const { method, host, url } = request;
    request.log.info(
      { method, host, url, status: reply.statusCode, origin, ms: Math.round(took * 10) / 10 },
      'answered',
    );
    done();
  });
  refuseTunnels(server.server);
  const originOf = (domain?: string) => platforms(rows()).get(domain ?? '');
  await server.register(handOn({ sites: rows, originOf, print: (line) => server.log.warn(line), isPublic: true }));
  return server;
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
    .header('Cache-Control', 'no-store')
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
