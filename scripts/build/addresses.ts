import type { CompiledLocale, CompiledRoute } from '../../engine/config/compiled';

/** The path of a page in a language, for example `/php/about`; the default language has no prefix (ROUTE-3). */
export function pathOf(route: Pick<CompiledRoute, 'path'>, locale: Pick<CompiledLocale, 'prefix'>): string {
  if (locale.prefix === '') return route.path;
  return route.path === '/' ? `/${locale.prefix}` : `/${locale.prefix}${route.path}`;
}

/** The file that answers a path, below the site's folder: `/` is `index.html`, `/php` is `php/index.html`. */
export function htmlFileOf(route: Pick<CompiledRoute, 'path'>, locale: Pick<CompiledLocale, 'prefix'>): string {
  const folder = locale.prefix === '' ? '' : `${locale.prefix}/`;
  return `${folder}${route.path === '/' ? 'index' : route.path.slice(1)}.html`;
}

/** The file of a page's payload, beside its HTML (NET-2). */
export function payloadFileOf(route: Pick<CompiledRoute, 'path'>, locale: Pick<CompiledLocale, 'prefix'>): string {
  return htmlFileOf(route, locale).replace(/\.html$/, '.json');
}

/** The page for unknown addresses in a language. */
export function notFoundFileOf(locale: Pick<CompiledLocale, 'prefix'>): string {
  return htmlFileOf({ path: '/404' }, locale);
}
