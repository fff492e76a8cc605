import type { CompiledQuery } from '../../engine/config/compiledAddress';
import { matchHost, type HostedSite } from '../serve/hosts';
import { isUnsent, matchPath, notFoundOf, smallNotFound } from '../serve/paths';
import type { BookedSite } from './addressBook';
import { decodedPath, headerSafe } from './looseAddress';
import { isCallPath } from './callPath';
import { readTarget } from './readTarget';

/** A request as far as the rule reads it. */
export interface Asked {
  readonly method: string;
  readonly host: string | undefined;
  /** What stands in the request line: a path with its query, or a whole address. */
  readonly target: string;
  /** With its colon, for example `https:`. */
  readonly protocol: string;
}

/** What is sent in answer to a request. `site` is one of those given. */
export type Step<Site> =
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  /** A call of the API: handed on as it is. */
  | { readonly kind: 'pass' }
  /** A hashed file that all sites share, by its path below `assets/`. */
  | { readonly kind: 'asset'; readonly path: string }
  /** A file of the site; where it is not there, `missing` with status 404. */
  | { readonly kind: 'file'; readonly site: Site; readonly path: string; readonly missing: string }
  /** A file of the site that says what is wrong; 405 names the methods that are answered. */
  | { readonly kind: 'fault'; readonly site: Site; readonly status: 400 | 404 | 405; readonly path: string }
  | { readonly kind: 'unknown-host' };

/** A site as the rule knows it. */
export type RuledSite = HostedSite & {
  readonly booked: BookedSite;
  readonly queries?: Readonly<Record<string, CompiledQuery>>;
};

/** The methods that pages and files answer, for the header `Allow`. */
export const allowedMethods = 'GET, HEAD';

/**
 * The one rule by which the built-in server, nginx (through maps made of the same tables) and the edge worker answer: a
 * host, a method and a target become a step (SITE-1, ROUTE-3, ROUTE-5).
 */
export function stepOf<Site extends RuledSite>(
  sites: readonly Site[],
  { method, host, target, protocol }: Asked,
): Step<Site> {
  const read = readTarget(target);
  const match = matchHost(read?.host ?? host, sites);
  if (match.kind === 'unknown') return { kind: 'unknown-host' };
  if (match.kind === 'alias') {
    return {
      kind: 'redirect',
      status: 308,
      to: `${protocol}//${match.host}${read ? headerSafe(read.path + read.search) : '/'}`,
    };
  }

  const { site } = match;
  const path = read && decodedPath(read.path);
  if (read && isCallPath(read.path)) return { kind: 'pass' };
  if (!read || !path) return { kind: 'fault', site, status: 400, path: notFoundOf(site.booked, read?.path ?? '/') };
  const wanted = matchPath(
    { site: site.booked, ...(site.queries ? { queries: site.queries } : {}) },
    read.path,
    read.search,
  );
  const missing = wanted.kind === 'redirect' ? notFoundOf(site.booked, path) : wanted.notFound;
  const isAsset = path.startsWith('/assets/');
  if (method !== 'GET' && method !== 'HEAD')
    return { kind: 'fault', site, status: 405, path: isAsset ? smallNotFound : missing };
  if (isAsset && isUnsent(path)) return { kind: 'fault', site, status: 404, path: smallNotFound };
  if (isAsset) return { kind: 'asset', path: path.slice('/assets/'.length) };
  if (wanted.kind === 'redirect') return wanted;
  // At its own address, the page for what is not there says so too: no search engine keeps it.
  return wanted.kind === 'file' && wanted.path !== '' && wanted.path !== missing
    ? { kind: 'file', site, path: wanted.path, missing }
    : { kind: 'fault', site, status: wanted.kind === 'bad' ? 400 : 404, path: missing };
}
