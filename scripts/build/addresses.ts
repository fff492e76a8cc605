import type { CompiledLocale, CompiledRoute } from '../../engine/config/compiled';
import { modalAddress, payloadAddress, writeAddress } from '../../engine/routing/address';

/** The path of a page in a language, for example `/php/about`; the default language has no prefix (ROUTE-3). */
export function pathOf(route: Pick<CompiledRoute, 'path'>, locale: CompiledLocale): string {
  return writeAddress(locale, route.path);
}

/**
 * The file of a page's payload below the site's folder, for example `php/about.json`; without a route that of the 404
 * page (NET-2).
 */
export function payloadFileOf(route: CompiledRoute | null, locale: CompiledLocale): string {
  return payloadAddress(locale, route).slice(1);
}

/** The file of a modal's payload, for example `php/modals/partners.json` (STATE-7). */
export function modalFileOf(name: string, locale: CompiledLocale): string {
  return modalAddress(locale, name).slice(1);
}

/** The file of a page's HTML, beside its payload: `/` is `index.html`, `/php` is `php/index.html`. */
export function htmlFileOf(route: CompiledRoute | null, locale: CompiledLocale): string {
  return payloadFileOf(route, locale).replace(/\.json$/, '.html');
}
