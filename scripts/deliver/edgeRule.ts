import { headerSafe } from '../addresses/looseAddress';
import { stepOf, type RuledSite, type Step } from '../addresses/requestRule';
import { matchHost } from '../serve/hosts';
import type { EdgeSite } from './edgeTable';

/** A site of the table as the rule of addresses reads it. */
export type EdgeRuled = RuledSite & { readonly entry: EdgeSite };

const ruled = new WeakMap<readonly EdgeSite[], readonly EdgeRuled[]>();

/**
 * What the edge does with a request: the step that Livery's own server takes (ROUTE-3, ROUTE-5, SITE-1). Who comes by
 * plain http is led to https on the main domain first, as nginx does it: nobody signs in over plain http.
 */
export function edgeStep(sites: readonly EdgeSite[], method: string, url: URL): Step<EdgeRuled> {
  const known = ruled.get(sites) ?? sites.map(ruledSite);
  ruled.set(sites, known);
  const match = matchHost(url.host, known);
  if (match.kind !== 'unknown' && isPlain(url))
    return {
      kind: 'redirect',
      status: 308,
      to: `https://${match.site.domain}${headerSafe(url.pathname + url.search)}`,
    };
  return stepOf(known, { method, host: url.host, target: url.pathname + url.search, protocol: url.protocol });
}

/**
 * Whether a request came by plain http over a network. A port of its own stands behind something that ends TLS; a
 * host of this machine is for whoever tries the worker out.
 */
function isPlain({ protocol, port, hostname }: URL): boolean {
  return protocol === 'http:' && port === '' && !hostname.endsWith('.localhost');
}

/** Where a file of a site lies in the storage, as an address below it. */
export function storagePath(domain: string, path: string): string {
  return `sites/${domain}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function ruledSite(entry: EdgeSite): EdgeRuled {
  return { domain: entry.site.domain, aliases: entry.site.aliases, booked: entry.site, queries: entry.queries, entry };
}
