import type { CompiledLocale, CompiledSite } from '../config/compiled';
import { readAddress, writeAddress } from './address';

/** Pages that nobody waits for: leading back to them would only ask to sign in again. */
const waitedForByNobody: readonly string[] = ['login', 'register', 'forgot-password'];

/**
 * The address of this site that an earlier page handed on, in the language the player reads now; null for none, for one
 * that leads elsewhere (`//evil.example`, `/\t/evil.example`), and for a page that the site does not have (ROUTE-7).
 */
export function wantedPath(wanted: string | undefined, site: CompiledSite, locale: CompiledLocale): string | null {
  if (!wanted?.startsWith('/')) return null;
  const url = parsed(wanted);
  if (!url) return null;
  const { route, path } = readAddress(site, url.pathname);
  if (!route || waitedForByNobody.includes(route.name)) return null;
  return writeAddress(locale, path, Object.fromEntries(url.searchParams)) + url.hash;
}

/** The address as a browser reads it; null where it would leave the site. */
function parsed(wanted: string): URL | null {
  const origin = 'https://site.invalid';
  try {
    const url = new URL(wanted, origin);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}
