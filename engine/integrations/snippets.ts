import { urlOf } from '../config/urlOf';
import type { AnalyticsEntry } from '../api/siteModels';

/** A script that may stand in the page itself. */
export interface PageScript {
  readonly section: AnalyticsEntry['section'];
  /** https address. */
  readonly address: string;
}

const loneScript = /^\s*<script\b([^>]*)>\s*<\/script>\s*$/i;
const source = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Sorts the platform's snippets (SITE-8): a lone `<script src>` from a host that site.json names runs in the page,
 * where its section says; everything else runs in the embedded document.
 */
export function sortSnippets(
  entries: readonly AnalyticsEntry[],
  hosts: readonly string[],
): { readonly page: readonly PageScript[]; readonly embedded: readonly AnalyticsEntry[] } {
  const page: PageScript[] = [];
  const embedded: AnalyticsEntry[] = [];
  for (const entry of entries) {
    const found = source.exec(loneScript.exec(entry.script)?.[1] ?? '');
    const address = found?.[1] ?? found?.[2] ?? found?.[3];
    if (address !== undefined && isNamedHost(address, hosts)) page.push({ section: entry.section, address });
    else embedded.push(entry);
  }
  return { page, embedded };
}

/**
 * Whether an address lies on a host of the list, written `https://host`, `host` or `https://*.host`, with its port if
 * it has one.
 */
export function isNamedHost(address: string, hosts: readonly string[]): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { protocol, host } = url;
  if (protocol !== 'https:') return false;
  return hosts.some((named) => {
    const name = named.replace(/^https:\/\//, '').split('/', 1)[0] ?? '';
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}
