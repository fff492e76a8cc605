import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import {
  fastify,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { readTarget } from '../addresses/readTarget';
import { matchHost, saidHost, type HostedSite } from '../serve/hosts';
import { handedOn, saidByServer, saysWhoAsks } from './handedOn';
import { limitedAnswer, tooLarge } from './limitedAnswer';

/** What calls are handed on by. */
export interface HandOnParts {
  /** The running sites, asked at every call. */
  readonly sites: () => readonly HostedSite[];
  /** The origin of a site's platform; undefined where it has none. */
  readonly originOf: (domain?: string) => string | undefined;
  /** Told when a platform stops answering, once until it answers again. */
  readonly print?: (line: string) => void;
  /**
   * Whether anybody may ask: callers are not told where a platform is and why it fails, and cannot name a site by
   * another header than `Host`. What stands in front ends TLS, so that its word for https counts.
   */
  readonly isPublic?: boolean;
  /** Milliseconds until the platform has begun its answer, and the longest that the answer may then stand still. */
  readonly timeoutMs?: number;
  /** The most bytes that an answer may have, as it comes over the line. */
  readonly mostBytes?: number;
}

/** Nearly four times as long as any call of the browser waits, so only a tool waits longer. */
const usualTimeoutMs = 30_000;

/** Several times the largest file of a player. */
const usualMostBytes = 64 * 1024 * 1024;

/**
 * Hands every call below `/api/` on to the platform of its site, each once, with bodies in both directions as they
 * come. The platform is asked by its own name; which site asks stands in `X-Forwarded-Host`. Where it does not answer,
 * the caller gets 502, or 504 for one that takes too long, without a status of the platform, so that the site names the
 * failure itself (ERR-4). An answer that is too large is refused with 502, or broken off where it did not say so.
 */
export function handOn({
  sites,
  originOf,
  print = () => undefined,
  timeoutMs = usualTimeoutMs,
  mostBytes = usualMostBytes,
  isPublic = false,
}: HandOnParts): FastifyPluginAsync {
  const silent = new Set<string>();
  const tell = (origin: string, reason: string) => {
    if (!silent.has(origin)) print(`The platform ${origin} does not answer: ${reason}`);
    silent.add(origin);
  };
  return (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    const answerCall = async (call: FastifyRequest, reply: FastifyReply) => {
      void reply.header('X-Content-Type-Options', 'nosniff');
      const domain = domainOf(call, sites(), isPublic);
      const origin = originOf(domain);
      if (origin === undefined)
        return refused(
          reply,
          502,
          isPublic ? 'This host has no platform.' : `The environment names no platform for ${domain ?? 'this host'}.`,
        );
      const isHttps = isPublic && call.headers['x-forwarded-proto'] === 'https';
      const who = forwarded(call, domain, isHttps ? 'https' : call.protocol);
      const outcome = await ask(origin, call, reply, who, timeoutMs);
      if ('isGone' in outcome) {
        reply.hijack();
        return reply;
      }
      if ('fault' in outcome) {
        tell(origin, outcome.fault);
        const detail = `The platform ${origin} does not answer: ${outcome.fault}`;
        return refused(reply, outcome.isLate ? 504 : 502, isPublic ? 'The platform does not answer.' : detail);
      }
      const { statusCode = 502, headers } = outcome.answer;
      if (Number(headers['content-length']) > mostBytes && call.method !== 'HEAD') {
        outcome.answer.destroy();
        tell(origin, tooLarge(mostBytes));
        return refused(reply, 502, isPublic ? 'The answer of the platform is too large.' : tooLarge(mostBytes));
      }
      if (silent.delete(origin)) print(`The platform ${origin} answers again.`);
      return reply
        .code(statusCode)
        .headers(handedOn(headers, saidByServer))
        .send(limitedAnswer(outcome.answer, mostBytes, () => tell(origin, tooLarge(mostBytes))));
    };
    app.all('/api/*', answerCall);
    return Promise.resolve();
  };
}

/** A server of its own that hands calls on, not listening. */
export async function createHandOn(parts: HandOnParts): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(handOn(parts));
  await app.ready();
  return app;
}

type Outcome =
  | { readonly answer: IncomingMessage }
  | { readonly fault: string; readonly isLate: boolean }
  /** The client closed the connection before the platform answered: no fault of the platform. */
  | { readonly isGone: true };

function ask(
  origin: string,
  call: FastifyRequest,
  reply: FastifyReply,
  who: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Outcome> {
  const target = new URL(origin);
  const { method, raw } = call;
  const asked = readTarget(raw.url ?? '/');
  const body = bodyOf(call);
  return new Promise((resolve) => {
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)({
      // An address in brackets is a name without them.
      hostname: target.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: target.port === '' ? undefined : target.port,
      // A whole address is for whoever is asked by it; the platform has another.
      path: asked ? asked.path + asked.search : raw.url,
      method,
      headers: {
        ...handedOn(call.headers, (name) => name === 'expect' || saysWhoAsks(name)),
        // A body without a length is sent in parts here, too. Node does so by itself for some methods only.
        ...(body && raw.headers['transfer-encoding'] !== undefined ? { 'transfer-encoding': 'chunked' } : {}),
        host: target.host,
        ...who,
      },
    });
    let isLate = false;
    let isGone = false;
    request.setTimeout(timeoutMs, () => {
      isLate = true;
      request.destroy();
    });
    request.once('response', (answer) => resolve({ answer }));
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        isGone ? { isGone } : { fault: isLate ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error), isLate },
      ),
    );
    // A client that has gone needs no answer.
    reply.raw.once('close', () => {
      isGone = true;
      request.destroy();
    });
    if (body) body.pipe(request);
    else request.end();
  });
}

/** The body of a call as it comes; undefined for a call without one. Fastify leaves that of a GET or HEAD unread. */
function bodyOf({ body, raw }: FastifyRequest): Readable | undefined {
  const stream = body as Readable | null | undefined;
  if (stream && typeof stream.pipe === 'function') return stream;
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  return length === undefined && encoding === undefined ? undefined : raw;
}

/** Who asks, as proxies say it. A host that is no site's is handed on as it came. */
function forwarded(
  { headers, socket }: FastifyRequest,
  domain: string | undefined,
  protocol: string,
): Record<string, string> {
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '127.0.0.1';
  return {
    'x-forwarded-host': domain ?? headers.host ?? '',
    'x-forwarded-for': before === undefined ? address : `${[before].flat().join()}, ${address}`,
    'x-forwarded-proto': protocol,
  };
}

/**
 * The site that asks: by its host, which is read as for a page (SITE-1), else, for pages that this process renders, by
 * the host that they say they are for.
 */
function domainOf(
  { headers, raw }: FastifyRequest,
  sites: readonly HostedSite[],
  isPublic: boolean,
): string | undefined {
  const said = isPublic ? undefined : headers['x-forwarded-host'];
  const host = readTarget(raw.url ?? '/')?.host ?? saidHost(raw);
  const matches = [host, typeof said === 'string' ? said : undefined].map((name) => matchHost(name, sites));
  const match = matches.find(({ kind }) => kind !== 'unknown');
  return match === undefined || match.kind === 'unknown' ? undefined : match.site.domain;
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nothing listens there (ECONNREFUSED). Is it running?',
    ENOTFOUND: 'its host name is not known (ENOTFOUND). Is it spelled right?',
    ECONNRESET: 'it broke the connection off (ECONNRESET). Is it http or https?',
    EPROTO: 'it does not speak https there (EPROTO). Did you mean http://?',
    HPE_INVALID_CONSTANT: 'it does not speak http there. Did you mean https://?',
  };
  return (
    (code !== undefined && Object.hasOwn(known, code) ? known[code] : undefined) ??
    `${message}${code === undefined ? '' : ` (${code})`}`
  );
}

function refused(reply: FastifyReply, status: number, reason: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error: reason });
}
