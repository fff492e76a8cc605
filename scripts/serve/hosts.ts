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

/** Finds the site of a `Host` header: `<domain>` or, on this machine, `<domain>.localhost`, with or without a port or a final dot. */
export function matchHost<Site extends HostedSite>(header: string | undefined, sites: Iterable<Site>): HostMatch<Site> {
  const { name, port } = readHost(header);
  const isLocal = name.endsWith(localSuffix);
  const domain = isLocal ? name.slice(0, -localSuffix.length) : name;
  for (const site of sites) {
    if (site.domain === domain) return { kind: 'site', site };
    if (site.aliases.includes(domain)) return { kind: 'alias', site, host: `${site.domain}${isLocal ? localSuffix : ''}${port}` };
  }
  return { kind: 'unknown' };
}

/** Whether a `Host` header names this machine: only somebody who sits at it asks for such a host. */
export function isLoopbackHost(header: string | undefined): boolean {
  const { name } = readHost(header);
  return name === 'localhost' || name.endsWith(localSuffix) || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Where a site answers on this machine. */
export function localAddress(domain: string, port: number): string {
  return `http://${domain}${localSuffix}:${port}/`;
}

/** The name in small letters without a final dot, and the port with its colon; both empty for what is no host. */
function readHost(header = ''): { readonly name: string; readonly port: string } {
  const [, name = '', port = ''] = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d*))?$/i.exec(header) ?? [];
  return { name: name.toLowerCase().replace(/\.$/, ''), port: port === '' ? '' : `:${port}` };
}
