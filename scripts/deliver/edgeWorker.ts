import { edgeStep } from './edgeRule';
import type { EdgeSite } from './edgeTable';

/** What the CDN is told of its surroundings. */
export interface EdgeSettings {
  /** Address of the storage that holds what `npm run build` wrote. */
  readonly STORAGE: string;
  /** Address of the platform's API. */
  readonly API: string;
}

/** The module that edge workers run: an answer for every request. Storage that cannot be reached is 502, and kept by nobody. */
const worker = {
  async fetch(request: Request, { STORAGE, API }: EdgeSettings): Promise<Response> {
    const url = new URL(request.url);
    const sites = await knownSites(STORAGE).catch(() => undefined);
    if (!sites) return text(502, 'The storage does not answer.');
    const step = edgeStep(sites, url);
    if (step.kind === 'pass') return fetch(new Request(new URL(url.pathname + url.search, API), request));
    if (step.kind === 'redirect') return new Response(null, { status: 308, headers: { Location: step.to } });
    if (step.kind === 'unknown-host') return text(404, 'No site answers to this host.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Only GET and HEAD.');
    try {
      const file = await stored(request, STORAGE, step.path);
      if (file) return answer(request, file, step.path.endsWith('/404.html') ? 404 : 200, step.headers);
      const missing = step.missing === undefined ? undefined : await stored(request, STORAGE, step.missing);
      return missing ? answer(request, missing, 404, step.headers) : text(404, 'Not found.');
    } catch {
      return text(502, 'The storage does not answer.');
    }
  },
};

// Edge workers are modules with a default export.
export { worker as default };

const maximumAge = 60_000;
let known: { readonly storage: string; readonly at: number; readonly sites: readonly EdgeSite[] } | undefined;

/** The table of sites, at most a minute old, so that a new site needs no new worker. An older one serves while the storage is silent. */
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

/** A file of the storage; undefined where there is none. Throws for any other trouble. */
async function stored(request: Request, storage: string, path: string): Promise<Response | undefined> {
  const tag = request.headers.get('if-none-match');
  const response = await fetch(new URL(path, storage), { method: request.method, headers: tag === null ? {} : { 'if-none-match': tag } });
  if (response.ok || response.status === 304) return response;
  if (response.status === 404 || response.status === 403) return undefined;
  throw new Error(`${path}: ${response.status}`);
}

function answer(request: Request, file: Response, status: number, policies: Readonly<Record<string, string>>): Response {
  const headers = new Headers(policies);
  for (const name of ['content-type', 'etag']) {
    const value = file.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (file.status === 304) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : file.body, { status, headers });
}

function text(status: number, message: string): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
}
