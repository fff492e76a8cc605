import type { CompiledSite } from '../../engine/config/compiled';

/** What a path of a site asks for. */
export type PathMatch =
  | { readonly kind: 'file'; readonly path: string; /** The 404 page to show where there is no such file. */ readonly notFound: string }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Reads a path: the default language's prefix and trailing slashes lead to the one address of a page (ROUTE-3); a path
 * without an ending is a page; everything else is a file.
 */
export function matchPath(site: CompiledSite, pathname: string): PathMatch {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const [, first = '', ...rest] = bare.split('/');
  if (first === site.locales.default.toLowerCase()) return { kind: 'redirect', to: `/${rest.join('/').replace(/^\/+/, '')}` };
  if (bare !== pathname) return { kind: 'redirect', to: bare.replace(/^\/+/, '/') };
  const locale = site.locales.enabled.find(({ prefix }) => prefix !== '' && prefix === first);
  const notFound = locale ? `${locale.prefix}/404.html` : '404.html';
  if (/\.[a-z0-9]+$/i.test(bare)) return { kind: 'file', path: isPageFile(bare) ? '' : bare.slice(1), notFound };
  const isHome = bare === '/' || (locale !== undefined && rest.length === 0);
  return { kind: 'file', path: isHome ? `${bare === '/' ? '' : `${first}/`}index.html` : `${bare.slice(1)}.html`, notFound };
}

/** HTML has one address, without an ending; `_headers` is for static hosts. */
function isPageFile(path: string): boolean {
  return path.endsWith('.html');
}
