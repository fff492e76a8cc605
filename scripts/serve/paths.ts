import type { CompiledQuery } from '../../engine/config/compiled';
import { type AddressedSite, readAddress, writeAddress } from '../../engine/routing/address';
import { keepsQueryRules } from '../../engine/routing/queryRules';
import { htmlFileOf } from '../build/addresses';

/** What a path of a site asks for. */
export type PathMatch =
  | { readonly kind: 'file'; readonly path: string; /** The 404 page to show where there is no such file. */ readonly notFound: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** What paths are read against: a site, and what the queries of its pages may name, by route. */
export interface MatchedSite {
  readonly site: AddressedSite;
  readonly queries?: Readonly<Record<string, CompiledQuery>>;
}

/**
 * Reads a path: the default language's prefix, the segment of a category and trailing slashes lead to the one address of a page
 * (ROUTE-3); a path without an ending is a page, or a document for code from outside; everything else is a file. A query that names nothing is a page that does not exist
 * (ROUTE-5).
 */
export function matchPath({ site, queries = {} }: MatchedSite, pathname: string, search = ''): PathMatch {
  const path = pathname.replace(/^\/{2,}/, '/');
  const { locale, route } = readAddress(site, path);
  const proper = route ? writeAddress(locale, route.path) : unprefixed(site, path);
  if (proper !== pathname) return { kind: 'redirect', to: proper };
  const notFound = htmlFileOf(null, locale);
  if (/\.[a-z0-9]+$/i.test(path)) return { kind: 'file', path: isPageFile(path) ? '' : path.slice(1), notFound };
  if (/^\/embed\/[a-z-]+$/.test(path)) return { kind: 'file', path: `${path.slice(1)}.html`, notFound };
  const isNamed = route !== null && keepsQueryRules(queries[route.name], Object.fromEntries(new URLSearchParams(search)));
  return { kind: 'file', path: route && isNamed ? htmlFileOf(route, locale) : '', notFound };
}

/** An unknown path without what would never belong to it: the default language's prefix and a trailing slash. */
function unprefixed(site: AddressedSite, path: string): string {
  const prefix = `/${site.locales.default.toLowerCase()}`;
  const rest = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `/${rest.replace(/^\/+|\/+$/g, '')}`;
}

/** HTML has one address, without an ending; `_headers` is for static hosts. */
function isPageFile(path: string): boolean {
  return path.endsWith('.html');
}
