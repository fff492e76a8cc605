import { isAllowedHost } from '../../engine/config/addresses';
import type { CompiledSite } from '../../engine/config/compiled';

/**
 * Trusted Types policies that may exist: the sanitiser's, the one of the service worker, and, where the site names
 * hosts of scripts, the one that lets in those.
 */
const trustedTypesPolicies = (hosts: readonly string[]) => [
  'dompurify',
  'livery-worker',
  ...(hosts.length > 0 ? ['livery-outside'] : []),
];

/** Header names and values of every HTML page of a site. */
export type Headers = Readonly<Record<string, string>>;

export const immutableAsset = 'public, max-age=31536000, immutable';
export const alwaysRevalidated = 'no-cache';

/** Sent with every answer of a site: browsers count it over https only. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** The headers of the hashed files that all sites share. */
export const assetHeaders: Headers = {
  'Cache-Control': immutableAsset,
  'Strict-Transport-Security': strictTransport,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every answer to a call, whoever made it: none is taken for another kind than it says. */
export const callHeaders: Headers = {
  'Strict-Transport-Security': strictTransport,
  'X-Content-Type-Options': 'nosniff',
};

/** The headers of an answer that no site made, and that nobody keeps. */
export const plainHeaders: Headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': strictTransport,
  'X-Content-Type-Options': 'nosniff',
};

/** Hashes of the inline code a policy allows, in the form `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The response headers of a site's pages, built up from `default-src 'none'`. Hosts outside come from the site's
 * `contentSecurity` and from the addresses that it names for its calls, reports and pictures; an entry that is not a
 * plain source is refused, so that none can weaken the policy.
 */
export function headersOf(site: CompiledSite, inline: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, inline),
    'Strict-Transport-Security': strictTransport,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function contentSecurityPolicy(site: CompiledSite, inline: InlineHashes): string {
  const hosts = outsideHosts(site);
  const ofPlatform = site.api.hosts ?? { images: [], frames: [], connect: [] };
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inline.scripts.map(quoted), ...hosts.scripts]],
    ['style-src', ["'self'", ...inline.styles.map(quoted)]],
    ['img-src', ["'self'", 'data:', ...hosts.images, ...(site.pictureHosts ?? []), ...ofPlatform.images]],
    ['font-src', ["'self'", ...hosts.fonts]],
    ['connect-src', ["'self'", ...apiOrigin(site), ...reportOrigin(site), ...hosts.connect, ...ofPlatform.connect]],
    ['media-src', ["'self'", ...hosts.media]],
    ['frame-src', ["'self'", ...hosts.frames, ...ofPlatform.frames]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', trustedTypesPolicies(hosts.scripts)],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/** Game providers run in frames: they may go full screen and start their sound; nothing else is handed on. */
function permissionsPolicy(site: CompiledSite): string {
  const providers = [
    'self',
    ...[...outsideHosts(site).frames, ...(site.api.hosts?.frames ?? [])]
      .filter((host) => host.startsWith('https://'))
      .map((host) => `"${host}"`),
  ].join(' ');
  const refused = [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'midi',
    'serial',
    'display-capture',
    'browsing-topics',
  ];
  return [`fullscreen=(${providers})`, `autoplay=(${providers})`, ...refused.map((name) => `${name}=()`)].join(', ');
}

function outsideHosts(site: CompiledSite): CompiledSite['contentSecurity'] {
  for (const [kind, hosts] of Object.entries(site.contentSecurity)) {
    const bad = hosts.find((host) => !isAllowedHost(host));
    if (bad !== undefined) {
      throw new Error(
        `${site.domain}: contentSecurity.${kind}: "${bad}" is not a host. Write it as "https://host.example".`,
      );
    }
  }
  return site.contentSecurity;
}

function apiOrigin(site: CompiledSite): readonly string[] {
  return /^https?:\/\//.test(site.api.baseUrl) ? [new URL(site.api.baseUrl).origin] : [];
}

/** Where field data goes, if it goes to another host. */
function reportOrigin({ fieldData }: CompiledSite): readonly string[] {
  return fieldData?.endpoint.startsWith('https://') === true ? [new URL(fieldData.endpoint).origin] : [];
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
