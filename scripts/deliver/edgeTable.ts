import type { CompiledSite } from '../../engine/config/compiled';
import type { CompiledQuery } from '../../engine/config/compiledAddress';
import type { Headers } from '../build/headers';
import type { DeliveredSite } from './deliveredSite';

/** A site as the edge rule knows it: how its addresses are read, and the headers of its documents. */
export interface EdgeSite {
  readonly site: Pick<CompiledSite, 'domain' | 'aliases' | 'locales' | 'routes' | 'categories' | 'closedSegments'>;
  readonly queries: Readonly<Record<string, CompiledQuery>>;
  readonly headers: Headers;
  readonly embedHeaders: Readonly<Record<string, Headers>>;
}

/** The table of sites that the edge rule reads; only what reading addresses takes. */
export function edgeTable(sites: readonly DeliveredSite[]): readonly EdgeSite[] {
  return sites.map(({ site, queries = {}, headers, embedHeaders }) => ({
    site: {
      domain: site.domain,
      aliases: site.aliases,
      locales: site.locales,
      routes: site.routes,
      categories: site.categories,
      ...(site.closedSegments === undefined ? {} : { closedSegments: site.closedSegments }),
    },
    queries,
    headers,
    embedHeaders,
  }));
}
