import { alwaysRevalidated, immutableAsset, type Headers } from '../build/headers';
import { matchHost } from '../serve/hosts';
import { matchPath } from '../serve/paths';
import type { EdgeSite } from './edgeTable';

/** What the edge does with a request. */
export type EdgeStep =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Hands the request on as it is: calls of the API. */
  | { readonly kind: 'pass' }
  /** Fetches a file of the storage, below the folder that `npm run build` wrote; where it is not there, `missing` with status 404. */
  | { readonly kind: 'file'; readonly path: string; readonly missing?: string; readonly headers: Headers }
  | { readonly kind: 'unknown-host' };

/**
 * The one rule a CDN needs: `path` becomes `sites/<host>/path`. Hosts, languages, segments and queries are read by the same code as
 * Livery's own server reads them (ROUTE-3, ROUTE-5, SITE-1).
 */
export function edgeStep(sites: readonly EdgeSite[], url: URL): EdgeStep {
  const { pathname, search } = url;
  const match = matchHost(
    url.host,
    sites.map((entry) => ({ domain: entry.site.domain, aliases: entry.site.aliases, entry })),
  );
  if (match.kind === 'unknown') return { kind: 'unknown-host' };
  if (match.kind === 'alias') return { kind: 'redirect', to: `${url.protocol}//${match.host}${pathname}${search}` };
  if (pathname.startsWith('/api/')) return { kind: 'pass' };
  if (pathname.startsWith('/assets/')) return { kind: 'file', path: pathname.slice(1), headers: assetHeaders };

  const { site, queries, headers, embedHeaders } = match.site.entry;
  const wanted = matchPath({ site, queries }, pathname, search);
  if (wanted.kind === 'redirect') return { kind: 'redirect', to: wanted.to + search };
  const below = `sites/${site.domain}/`;
  const isFile = wanted.path !== '' && !wanted.path.endsWith('404.html');
  return {
    kind: 'file',
    path: below + (isFile ? wanted.path : wanted.notFound),
    ...(isFile ? { missing: below + wanted.notFound } : {}),
    headers: { 'Cache-Control': alwaysRevalidated, ...(embedHeaders[wanted.path] ?? headers) },
  };
}

const assetHeaders: Headers = {
  'Cache-Control': immutableAsset,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
