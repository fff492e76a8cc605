import type { CompiledQuery } from '../../engine/config/compiledAddress';
import { readAddress } from '../../engine/routing/address';
import { keepsQueryRules } from '../../engine/routing/queryRules';
import { addressBook, type BookedSite } from '../addresses/addressBook';
import { decodedPath, headerSafe, lookupForm, smallLetters } from '../addresses/looseAddress';
import { htmlFileOf } from '../build/addresses';
import { ownValue } from '../../engine/config/ownValue';

/** What a path of a site asks for. */
export type PathMatch =
  | {
      readonly kind: 'file';
      readonly path: string;
      /** What to send where there is no such file, with status 404. */ readonly notFound: string;
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  /** No path at all: `notFound` goes out with status 400. */
  | { readonly kind: 'bad'; readonly notFound: string };

/** What paths are read against: a site, and what the queries of its pages may name, by route. */
export interface MatchedSite {
  readonly site: BookedSite;
  readonly queries?: Readonly<Record<string, CompiledQuery>>;
}

/** The few bytes for a file that is not there, and for what programs ask for: nobody reads a page in its place. */
export const smallNotFound = '404.txt';

/**
 * Endings of addresses that a person may have asked for, on this site or an older one: what is missing there is a page.
 */
const pageEnding = /\.(?:html?|php[0-9]?|aspx?|jsp)$/i;

/**
 * Files that are never sent under their own name: compressed forms, what is sent for missing pages, and what the file
 * systems of others read.
 */
const unsent = /\.(?:br|gz)$|\/404\.txt$|\\/i;

/** Whether no file is sent under this path, whatever stands there. */
export function isUnsent(path: string): boolean {
  return unsent.test(path);
}

/**
 * Reads a path. However it is written, an address of a page leads to the one address of that page (ROUTE-3): other
 * letters, escapes, slashes, blanks, the default language's prefix, the segment of a category. A redirect goes to an
 * address of the book and keeps the query, so it cannot leave the host or lead on. A path with an ending is a file; a
 * query that names nothing is a page that does not exist (ROUTE-5).
 */
export function matchPath({ site, queries = {} }: MatchedSite, pathname: string, search = ''): PathMatch {
  const path = decodedPath(pathname);
  if (path === null) return { kind: 'bad', notFound: notFoundOf(site, pathname) };
  const { pages, programs } = addressBook(site);
  const program = programs.get(smallLetters(path));
  if (program !== undefined) return { kind: 'redirect', status: 302, to: program + headerSafe(search) };
  const page = pages.get(lookupForm(path));
  const notFound = notFoundOf(site, path);
  if (page !== undefined) {
    if (page !== pathname) return { kind: 'redirect', status: 308, to: page + headerSafe(search) };
    const { locale, route } = readAddress(site, page);
    const isNamed =
      route !== null && keepsQueryRules(ownValue(queries, route.name), Object.fromEntries(new URLSearchParams(search)));
    return { kind: 'file', path: isNamed ? htmlFileOf(route, locale) : '', notFound };
  }
  if (path.startsWith('/.well-known/')) return { kind: 'file', path: '', notFound: smallNotFound };
  if (/^\/embed\/[a-z-]+$/.test(path)) return { kind: 'file', path: `${path.slice(1)}.html`, notFound };
  if (!/\.[a-z0-9]+$/i.test(path) || pageEnding.test(path)) return { kind: 'file', path: '', notFound };
  return { kind: 'file', path: isUnsent(path) ? '' : path.slice(1), notFound: smallNotFound };
}

/** The 404 page in the language of a path, whether or not it is one. */
export function notFoundOf(site: BookedSite, path: string): string {
  return htmlFileOf(null, readAddress(site, smallLetters(path)).locale);
}
