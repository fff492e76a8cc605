import { stepOf, type RuledSite, type Step } from '../addresses/requestRule';
import type { EdgeSite } from './edgeTable';

/** A site of the table as the rule of addresses reads it. */
export type EdgeRuled = RuledSite & { readonly entry: EdgeSite };

const ruled = new WeakMap<readonly EdgeSite[], readonly EdgeRuled[]>();

/** What the edge does with a request: the step that Livery's own server takes (ROUTE-3, ROUTE-5, SITE-1). */
export function edgeStep(sites: readonly EdgeSite[], method: string, url: URL): Step<EdgeRuled> {
  const known = ruled.get(sites) ?? sites.map(ruledSite);
  ruled.set(sites, known);
  return stepOf(known, { method, host: url.host, target: url.pathname + url.search, protocol: url.protocol });
}

/** Where a file of a site lies in the storage, as an address below it. */
export function storagePath(domain: string, path: string): string {
  return `sites/${domain}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function ruledSite(entry: EdgeSite): EdgeRuled {
  return { domain: entry.site.domain, aliases: entry.site.aliases, booked: entry.site, queries: entry.queries, entry };
}
