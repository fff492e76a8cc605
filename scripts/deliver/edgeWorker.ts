import { allowedMethods } from '../addresses/requestRule';
import { alwaysRevalidated, assetHeaders, plainHeaders, strictTransport } from '../build/headers';
import { isStill } from '../serve/entityTags';
import { smallNotFound } from '../serve/paths';
import { edgeStep, storagePath } from './edgeRule';
import type { EdgeSite } from './edgeTable';
import { ownValue } from '../../engine/config/ownValue';

/** What the CDN is told of its surroundings. */
export interface EdgeSettings {
  /** Address of the storage that holds what `npm run build` wrote. */
  readonly STORAGE: string;
  /** Address of the platform's API. */
  readonly API: string;
}

/**
 * The module that edge workers run: an answer for every request. If the storage cannot be reached, the answer is 502,
 * and no cache keeps it.
 */
const worker = {
  async fetch(request: Request, { STORAGE, API }: EdgeSettings): Promise<Response> {
    const url = new URL(request.url);
    const sites = await knownSites(STORAGE).catch(() => undefined);
    if (!sites) return text(502, 'The storage does not answer.');
    const step = edgeStep(sites, request.method, url);
    if (step.kind === 'pass') return overHttps(await fetch(callOf(request, url, API)));
    if (step.kind === 'unknown-host') return text(404, 'No site answers to this host.');
    if (step.kind === 'redirect') {
      const headers = {
        Location: step.to,
        'Cache-Control': alwaysRevalidated,
        'Strict-Transport-Security': strictTransport,
      };
      return new Response(null, { status: step.status, headers });
    }
    try {
      if (step.kind === 'asset') {
        const file = await stored(request, STORAGE, `assets/${step.path.split('/').map(encodeURIComponent).join('/')}`);
        return file ? answer(request, file, file.status, assetHeaders) : text(404, 'Not found.');
      }
      const { domain, entry } = step.site;
      const policies = { 'Cache-Control': alwaysRevalidated, ...entry.headers };
      const file = step.kind === 'file' ? await stored(request, STORAGE, storagePath(domain, step.path)) : undefined;
      if (file)
        return answer(request, file, file.status, {
          'Cache-Control': alwaysRevalidated,
          ...(ownValue(entry.embedHeaders, step.path) ?? entry.headers),
        });
      const status = step.kind === 'file' ? 404 : step.status;
      const words = await missing(STORAGE, domain, step.kind === 'file' ? step.missing : step.path);
      const headers = { ...policies, ...(status === 405 ? { Allow: allowedMethods } : {}) };
      return words ? answer(request, words, status, headers) : text(status, 'Not found.');
    } catch {
      return text(502, 'The storage does not answer.');
    }
  },
};

// Edge workers are modules with a default export.
export { worker as default };

const maximumAge = 60_000;
let known: { readonly storage: string; readonly at: number; readonly sites: readonly EdgeSite[] } | undefined;

/**
 * The table of sites, at most a minute old, so that a new site needs no new worker. An older one serves while the
 * storage is silent.
 */
async function knownSites(storage: string): Promise<readonly EdgeSite[]> {
  if (known?.storage === storage && Date.now() - known.at < maximumAge) return known.sites;
  try {
    const response = await fetch(new URL('edge/sites.json', storage));
    if (!response.ok) throw new Error(`edge/sites.json: ${response.status}`);
    known = { storage, at: Date.now(), sites: (await response.json()) as readonly EdgeSite[] };
    return known.sites;
  } catch (error) {
    if (known?.storage === storage) return known.sites;
    throw error;
  }
}

/** What a request says of the form in which it takes a file: the storage answers it. Parts are for GET alone. */
const conditions = (method: string) => (method === 'GET' ? ['if-none-match', 'if-range', 'range'] : ['if-none-match']);

/** A file of the storage; undefined where there is none. Throws for any other trouble. */
async function stored(request: Request, storage: string, path: string): Promise<Response | undefined> {
  const headers = conditions(request.method).flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return found(
    path,
    await fetch(new URL(path, storage), { method: request.method, headers: Object.fromEntries(headers) }),
  );
}

/** What a site sends for what is not there, whole and whatever was asked for. */
async function missing(storage: string, domain: string, path: string): Promise<Response | undefined> {
  const words = found(path, await fetch(new URL(storagePath(domain, path), storage)));
  return words ?? (path === smallNotFound ? undefined : missing(storage, domain, smallNotFound));
}

function found(path: string, response: Response): Response | undefined {
  if (response.ok || response.status === 304 || response.status === 416) return response;
  if (response.status === 404 || response.status === 403) return undefined;
  throw new Error(`${path}: ${response.status}`);
}

function answer(
  request: Request,
  file: Response,
  status: number,
  policies: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(policies);
  headers.set('Vary', 'Accept-Encoding');
  for (const name of ['content-type', 'etag', 'accept-ranges', 'content-range']) {
    const value = file.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const tags = request.headers.get('if-match') ?? undefined;
  // Storages know it, or do not.
  if ((status < 300 || status === 304) && !isStill(tags, headers.get('etag') ?? '')) {
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 412, headers });
  }
  // How long a file may be kept says nothing of a part that it does not have.
  if (status === 416) headers.set('Cache-Control', 'no-store');
  if (status === 304) return new Response(null, { status, headers });
  return new Response(request.method === 'HEAD' ? null : file.body, { status, headers });
}

/** Headers that anybody can write, and that a platform would take for the word of who stands before it. */
const saysWhoAsks = ['forwarded', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-server'];

/** A call as it goes on to the platform, which is asked by its own name and told who asks. */
function callOf(request: Request, { pathname, search, host, protocol }: URL, api: string): Request {
  const call = new Request(new URL(pathname + search, api), request);
  for (const name of saysWhoAsks) call.headers.delete(name);
  call.headers.set('X-Forwarded-Host', host);
  call.headers.set('X-Forwarded-Proto', protocol.replace(':', ''));
  return call;
}

/** The platform's answer, with the word that the site is asked by https. */
function overHttps(answered: Response): Response {
  const headers = new Headers(answered.headers);
  headers.set('Strict-Transport-Security', strictTransport);
  return new Response(answered.body, { status: answered.status, headers });
}

function text(status: number, message: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...plainHeaders };
  return new Response(`${message}\n`, { status, headers });
}
