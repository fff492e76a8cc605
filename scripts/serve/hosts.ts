import type { IncomingMessage } from 'node:http';

/** A site as far as its addresses go. */
export interface HostedSite {
  readonly domain: string;
  readonly aliases: readonly string[];
}

export type HostMatch<Site extends HostedSite> =
  | { readonly kind: 'site'; readonly site: Site }
  | {
      readonly kind: 'alias';
      readonly site: Site;
      /** The main host in the form the visitor used, with its port. */ readonly host: string;
    }
  | { readonly kind: 'unknown' };

const localSuffix = '.localhost';

/** Sites by each of their hosts, made once for each list, which therefore never changes. */
const indexes = new WeakMap<readonly HostedSite[], ReadonlyMap<string, HostedSite>>();

function indexOf<Site extends HostedSite>(sites: readonly Site[]): ReadonlyMap<string, Site> {
  const known = indexes.get(sites);
  if (known !== undefined) return known as ReadonlyMap<string, Site>;
  const hosts = new Map<string, Site>();
  const add = (host: string, site: Site) => hosts.has(host) || hosts.set(host, site);
  for (const site of sites) [site.domain, ...site.aliases].forEach((host) => add(host, site));
  indexes.set(sites, hosts);
  return hosts;
}

/**
 * Finds the site of a `Host` header: `<domain>` or, on this machine, `<domain>.localhost`, with or without a port or a
 * final dot. It takes as long among ten thousand sites as among ten. A list is looked at once: give another list when
 * sites come and go.
 */
export function matchHost<Site extends HostedSite>(
  header: string | undefined,
  sites: readonly Site[],
): HostMatch<Site> {
  const { name, port } = readHost(header);
  const isLocal = name.endsWith(localSuffix);
  const domain = isLocal ? name.slice(0, -localSuffix.length) : name;
  const site = indexOf(sites).get(domain);
  if (site === undefined) return { kind: 'unknown' };
  if (site.domain === domain) return { kind: 'site', site };
  return { kind: 'alias', site, host: `${site.domain}${isLocal ? localSuffix : ''}${port}` };
}

/**
 * The host that a request names; none where it names several, of which a cache in front may have read another (RFC
 * 9112, 3.2).
 */
export function saidHost({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | undefined {
  const said = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return said.length > 1 ? undefined : headers.host;
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
