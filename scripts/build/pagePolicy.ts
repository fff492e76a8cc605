import { cspHash } from './contentHash';
import type { Headers } from './headers';
import type { SiteFile } from './siteSource';

const policyName = 'Content-Security-Policy';

/** How the one style that stands in a page begins (`document.ts`); texts and attributes of a page cannot hold it. */
export const inlineStyleStart = '<style data-first>';

/** What was found in bodies, for as long as they are held. */
const found = new WeakMap<Uint8Array, readonly string[]>();

/** The hashes of the style that stands in a page; none in other files. */
export function inlineStylesOf({ type, encodings }: Pick<SiteFile, 'type' | 'encodings'>): readonly string[] {
  if (!type.startsWith('text/html')) return [];
  const known = found.get(encodings.identity);
  if (known) return known;
  const body = Buffer.from(encodings.identity);
  const start = body.indexOf(inlineStyleStart);
  const end = body.indexOf('</style>', start);
  const hashes = start < 0 || end < 0 ? [] : [cspHash(body.toString('utf8', start + inlineStyleStart.length, end))];
  found.set(encodings.identity, hashes);
  return hashes;
}

/** The headers of pages whose styles have those hashes: their site's, with a policy that lets these styles in. */
export function allowingStyles(headers: Headers, hashes: readonly string[]): Headers {
  const policy = headers[policyName];
  const missing = hashes.filter((hash) => policy?.includes(hash) === false).map((hash) => ` '${hash}'`);
  return policy === undefined || missing.length === 0
    ? headers
    : { ...headers, [policyName]: policy.replace(/style-src [^;]*/, `$&${missing.join('')}`) };
}

/** The headers of a file of a site: a page's policy allows the style that stands in it, and no other. */
export function headersOfFile(headers: Headers, file: SiteFile): Headers {
  return allowingStyles(headers, inlineStylesOf(file));
}
