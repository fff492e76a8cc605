import type { CompiledLocale, CompiledRoute, CompiledSite } from '../config/compiled';

/** What an address of the site means (ROUTE-1, ROUTE-3). */
export interface Address {
  readonly locale: CompiledLocale;
  /** The route, or null for an unknown path (ROUTE-4). */
  readonly route: CompiledRoute | null;
  /** Path without the locale prefix: the route's own, also where its category's segment led here. */
  readonly path: string;
}

/** What a site's addresses are read by. */
export type AddressedSite = Pick<CompiledSite, 'domain' | 'locales' | 'routes' | 'categories'>;

/**
 * Reads a path. An unknown prefix is part of the path; the segment of a category, `/livecasino`, means its page
 * (CAT-1).
 */
export function readAddress(site: AddressedSite, pathname: string): Address {
  const { enabled, default: preferred } = site.locales;
  const [, first = ''] = pathname.split('/', 2);
  const prefixed = enabled.find(({ code }) => code.toLowerCase() === first);
  const locale = prefixed ?? enabled.find(({ code }) => code === preferred);
  if (!locale) throw new Error('No default language.');
  let path = prefixed ? pathname.slice(first.length + 1) : pathname;
  // A pattern would take quadratic time on many slashes.
  while (path.endsWith('/')) path = path.slice(0, -1);
  path ||= '/';
  const named = site.categories.find(({ segment }) => segment !== '' && path === `/${segment}`)?.route;
  const route =
    site.routes.find((known) => known.path === path) ?? site.routes.find(({ name }) => name === named) ?? null;
  return { locale, route, path: route?.path ?? path };
}

/** The address of a path in a language, with query values in a fixed order; undefined values are left out. */
export function writeAddress(
  locale: CompiledLocale,
  path: string,
  query?: Readonly<Record<string, string | undefined>>,
): string {
  const base = locale.prefix === '' ? path : `/${locale.prefix}${path === '/' ? '' : path}`;
  const search =
    query &&
    new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []))).toString();
  return search ? `${base}?${search}` : base;
}

/** Whether an address that came from outside is a path of this site: no other host, however it is written (ROUTE-7). */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path);
}

/** Where a page's payload lies: `/about.json`, `/php/about.json`, the home page's `/index.json`. */
export function payloadAddress(locale: CompiledLocale, route: CompiledRoute | null): string {
  const name = route === null ? '404' : route.path === '/' ? 'index' : route.path.slice(1);
  return `${locale.prefix === '' ? '' : `/${locale.prefix}`}/${name}.json`;
}

/** Where a modal's payload lies: `/modals/partners.json`, `/php/modals/partners.json`. */
export function modalAddress(locale: CompiledLocale, name: string): string {
  return `${locale.prefix === '' ? '' : `/${locale.prefix}`}/modals/${name}.json`;
}
