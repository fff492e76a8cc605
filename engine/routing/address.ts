import type { CompiledLocale, CompiledRoute, CompiledSite } from '../config/compiled';

/** What an address of the site means (ROUTE-1, ROUTE-3). */
export interface Address {
  readonly locale: CompiledLocale;
  /** The route, or null for an unknown path (ROUTE-4). */
  readonly route: CompiledRoute | null;
  /** Path without the locale prefix. */
  readonly path: string;
}

/** Reads a path. An unknown prefix is part of the path; the default language's own prefix counts as unknown here, the server redirects it. */
export function readAddress(site: CompiledSite, pathname: string): Address {
  const fallback = defaultLocale(site);
  const [, first = ''] = pathname.split('/', 2);
  const prefixed = site.locales.enabled.find((locale) => locale.prefix !== '' && locale.prefix === first);
  const path = prefixed ? pathname.slice(first.length + 1) || '/' : pathname;
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return { locale: prefixed ?? fallback, path: bare, route: site.routes.find((route) => route.path === bare) ?? null };
}

/** The address of a path in a language, with query values in a fixed order; undefined values are left out. */
export function writeAddress(locale: CompiledLocale, path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const base = locale.prefix === '' ? path : `/${locale.prefix}${path === '/' ? '' : path}`;
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]]))).toString();
  return search === '' ? base : `${base}?${search}`;
}

/** Where a page's payload lies: `/about.json`, `/php/about.json`, the home page's `/index.json`. */
export function payloadAddress(locale: CompiledLocale, route: CompiledRoute | null): string {
  const name = route === null ? '404' : route.path === '/' ? 'index' : route.path.slice(1);
  return `${locale.prefix === '' ? '' : `/${locale.prefix}`}/${name}.json`;
}

/** The site's default language. */
function defaultLocale(site: CompiledSite): CompiledLocale {
  const locale = site.locales.enabled.find(({ code }) => code === site.locales.default) ?? site.locales.enabled[0];
  if (!locale) throw new Error(`The site ${site.domain} enables no language.`);
  return locale;
}
