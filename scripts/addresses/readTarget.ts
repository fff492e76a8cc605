/**
 * A request's target, taken apart; `host` only where the target names one, which then counts in place of the header.
 */
export interface Target {
  readonly host?: string;
  readonly path: string;
  /** With its question mark; empty for no query. */
  readonly search: string;
}

/**
 * Reads what stands in a request line: a path with its query, or a whole address as proxies write it. Null for anything
 * else.
 */
export function readTarget(target: string): Target | null {
  if (target.startsWith('/')) return parts(target);
  const [, host, rest = ''] = /^https?:\/\/([^/?#\\@]+)(.*)$/is.exec(target) ?? [];
  return host === undefined ? null : { host, ...parts(rest.startsWith('/') ? rest : `/${rest}`) };
}

function parts(target: string): Pick<Target, 'path' | 'search'> {
  const [address = ''] = target.split('#', 1);
  const at = address.indexOf('?');
  if (at < 0) return { path: address, search: '' };
  const search = address.slice(at);
  return { path: address.slice(0, at), search: search === '?' ? '' : search };
}
