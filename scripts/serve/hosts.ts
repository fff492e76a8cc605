/** A site as far as its addresses go. */
export interface HostedSite {
  readonly domain: string;
  readonly aliases: readonly string[];
}

export type HostMatch<Site extends HostedSite> =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'alias'; readonly site: Site; /** The main host in the form the visitor used, with its port. */ readonly host: string }
  | { readonly kind: 'unknown' };

const localSuffix = '.localhost';

/** Finds the site of a `Host` header: `<domain>` or, on this machine, `<domain>.localhost`, with or without a port. */
export function matchHost<Site extends HostedSite>(header: string | undefined, sites: Iterable<Site>): HostMatch<Site> {
  const [, name = '', port = ''] = /^([^:]*)(:\d+)?$/.exec((header ?? '').toLowerCase()) ?? [];
  const isLocal = name.endsWith(localSuffix);
  const domain = isLocal ? name.slice(0, -localSuffix.length) : name.replace(/\.$/, '');
  for (const site of sites) {
    if (site.domain === domain) return { kind: 'site', site };
    if (site.aliases.includes(domain)) return { kind: 'alias', site, host: `${site.domain}${isLocal ? localSuffix : ''}${port}` };
  }
  return { kind: 'unknown' };
}

/** Where a site answers on this machine. */
export function localAddress(domain: string, port: number): string {
  return `http://${domain}${localSuffix}:${port}/`;
}
