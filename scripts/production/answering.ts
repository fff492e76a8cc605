import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods, stepOf, type Step } from '../addresses/requestRule';
import { isCallPath } from '../addresses/callPath';
import { readTarget } from '../addresses/readTarget';
import { assetHeaders, plainHeaders, strictTransport, type Headers } from '../build/headers';
import { headersOfFile } from '../build/pagePolicy';
import { isRasterIcon } from '../icons/rasterIcons';
import { fileAnswer, formAsked } from '../serve/fileAnswer';
import { matchHost, saidHost } from '../serve/hosts';
import { smallNotFound } from '../serve/paths';
import { plainPage } from '../serve/unknownHost';
import type { SiteFile } from '../build/siteSource';
import type { SiteRow } from '../store/release';
import type { FollowedRelease } from './follower';
import type { FoundPage, PageOrigin, Pages } from './pages';
import type { OpenSite, SiteBook } from './siteBook';
import { ownValue } from '../../engine/config/ownValue';

/** How long what stands in front may keep pages, in seconds. */
export interface EdgeTimes {
  readonly fresh: number;
  /** While it asks for a newer one. */
  readonly stale: number;
  /** While no server answers. */
  readonly onError: number;
}

export interface AnsweringParts {
  readonly release: () => FollowedRelease | undefined;
  readonly book: SiteBook;
  readonly pages: Pages;
  readonly asset: (path: string) => Promise<SiteFile | undefined>;
  readonly edge: EdgeTimes;
  readonly onFault: (reason: unknown, host: string) => void;
}

/** Where an answer came from; `plain` is what no site made. */
export type AnswerOrigin = PageOrigin | 'asset' | 'brand' | 'redirect' | 'plain' | 'fault' | 'call';

/** An answer to a request that is no call of the API; returns where it came from. */
export type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerOrigin>;

const noRows: readonly SiteRow[] = [];
/** What stands in for a newer page is asked for again after so many seconds. */
const mostPassing = 2;
/** nginx keeps the status of what is no page for so long, whatever other caches are told. */
const passingStatus: Headers = { 'X-Accel-Expires': String(mostPassing) };
/** What is no page takes the place of one in caches, and only shortly, as there is no end of addresses. */
const passing: Headers = { 'Cache-Control': `public, max-age=0, s-maxage=${mostPassing}` };
/** Longer paths, in characters, are no address of a page. */
const mostPath = 1024;

/** Whether a request is a call of the API, for whatever site. */
export function isCall(request: FastifyRequest): boolean {
  return isCallPath(readTarget(request.raw.url ?? '/')?.path ?? '');
}

/**
 * Answers requests as the rule of addresses says (SITE-1, ROUTE-3, ROUTE-5), with pages that are rendered on demand.
 */
export function createAnswering({ release, book, pages, asset, edge, onFault }: AnsweringParts): Answering {
  const fileOf = async (
    site: OpenSite,
    path: string,
  ): Promise<Omit<FoundPage, 'origin'> & { readonly origin: PageOrigin | 'brand' }> => {
    if (isRasterIcon(path)) return pages.find(await book.withMark(site), path);
    if (!path.startsWith('brand/')) return pages.find(site.version, path);
    const file = await book.brandFile(site.row, path);
    return { origin: 'brand', ...(file ? { file } : {}) };
  };

  const answerStep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    step: Step<OpenSite>,
  ): Promise<AnswerOrigin> => {
    switch (step.kind) {
      case 'pass':
        return plain(reply, 400, 'Bad request');
      case 'unknown-host':
        return noSite(reply);
      case 'redirect':
        void reply
          .code(step.status)
          .headers({
            ...passingStatus,
            // It hands arguments on, by which a cache may not tell addresses apart.
            ...(step.to.includes('?') ? { 'Cache-Control': 'no-cache' } : passing),
            Location: step.to,
            'Strict-Transport-Security': strictTransport,
          })
          .send();
        return 'redirect';
      case 'asset': {
        const file = await asset(step.path);
        if (file) send(request, reply, file, 200, assetHeaders);
        else
          void reply
            .code(404)
            .headers({ ...passingStatus, ...plainHeaders })
            .type('text/plain; charset=utf-8')
            .send('Not found.\n');
        return 'asset';
      }
      default: {
        const { site } = step;
        const isByArguments = knowsArgument(site, request.raw.url ?? '/');
        const mostOf = ({ isPassing }: Pick<FoundPage, 'isPassing'>) =>
          isByArguments ? 0 : isPassing || site.isEarlier ? mostPassing : Infinity;
        const found = step.kind === 'file' ? await fileOf(site, step.path) : undefined;
        if (found?.file && step.kind === 'file') {
          const policies =
            ownValue(site.facts.embedHeaders, step.path) ?? headersOfFile(site.facts.headers, found.file);
          send(request, reply, found.file, 200, { ...policies, ...keeping(site, step.path, edge, mostOf(found)) });
          return found.origin;
        }
        const status = step.kind === 'file' ? 404 : step.status;
        const path = step.kind === 'file' ? step.missing : step.path;
        const words = await fileOf(site, path);
        const small = words.file ? words : await fileOf(site, smallNotFound);
        const { file } = small;
        if (!file) return plain(reply, status, 'Not found');
        const headers = {
          ...headersOfFile(site.facts.headers, file),
          ...keeping(site, path, edge, 0),
          ...(isByArguments ? {} : passing),
          ...(status === 405 ? { Allow: allowedMethods } : {}),
        };
        send(request, reply, file, status, status === 404 ? headers : { ...headers, 'Cache-Control': 'no-store' });
        return words.origin;
      }
    }
  };

  return async (request, reply) => {
    const rows = release()?.sites ?? noRows;
    const target = request.raw.url ?? '/';
    const host = saidHost(request.raw);
    const read = readTarget(target);
    const match = matchHost(read?.host ?? host, rows);
    const asked = {
      method: request.method,
      host,
      target,
      protocol: request.headers['x-forwarded-proto'] === 'https' ? 'https:' : 'http:',
    };
    try {
      if ((read?.path.length ?? 0) > mostPath) return plain(reply, 414, 'The address is too long');
      if (match.kind === 'unknown') return noSite(reply);
      const { alone } = await book.open(match.site);
      return await answerStep(request, reply, stepOf(alone, asked));
    } catch (error) {
      onFault(error, host ?? '');
      void reply.headers({ ...passingStatus, 'Retry-After': '5' });
      plain(reply, 503, 'Back in a moment');
      return 'fault';
    }
  };
}

/**
 * Whether the site's pages know an argument of the address: it decides whether there is such a page. A file never
 * depends on any other.
 */
function knowsArgument({ queries = {} }: OpenSite, target: string): boolean {
  const search = readTarget(target)?.search ?? '';
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => Object.values(queries).some((known) => Object.hasOwn(known, name)));
}

/**
 * How long a file may be kept, `most` seconds at most, and by which names it is taken out again. Browsers ask for a
 * document again at each visit, whatever is said of older ones; but what a page fetches they would take from an earlier
 * release, so of that only caches in front are told how long an older file may be sent (RFC 9213).
 */
function keeping({ row, facts }: OpenSite, path: string, { fresh, stale, onError }: EdgeTimes, most: number): Headers {
  const seconds = Math.min(fresh, most);
  const older = seconds === 0 ? '' : `, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}${path.endsWith('.html') ? older : ''}`,
    ...(older === '' ? {} : { 'CDN-Cache-Control': `max-age=${seconds}${older}` }),
    'Surrogate-Key': `site:${row.domain} page:${row.domain}/${path} release:${facts.release}`,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number, policies: Headers): void {
  const found = fileAnswer(file, status, policies, formAsked(request.raw));
  void reply.code(found.status).headers(found.headers).send(found.body);
}

function noSite(reply: FastifyReply): 'plain' {
  return plain(reply, 404, 'No site here', 'No site answers to this host', passing);
}

function plain(reply: FastifyReply, status: number, title: string, heading = title, cache: Headers = {}): 'plain' {
  void reply
    .code(status)
    .headers({ ...plainHeaders, ...cache })
    .type('text/html; charset=utf-8')
    .send(plainPage(title, heading));
  return 'plain';
}
