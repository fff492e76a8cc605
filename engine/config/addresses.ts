import { describeValue } from './describeValue';
import { strayCharacter } from './characters';
import { hostFault, punycodeOf, wildcardFault } from './hostNames';
import { urlOf } from './urlOf';
import type { Finding } from './problem';
import type { Reference } from './shape';

/** What an address must be, as schemas say it in `x-address`. */
export type AddressKind =
  | 'https'
  | 'contact'
  | 'picture'
  | 'gamePicture'
  | 'pages'
  | 'origin'
  | 'platform'
  | 'host'
  | 'hostOrSelf'
  | 'script'
  | 'endpoint';

interface AddressRule {
  /** The rule as a sentence, which is told first. */
  readonly rule: string;
  readonly example: string;
  /** Whether it is a host and no more. */
  readonly isHost?: boolean;
  /** What is wrong, as the end of a sentence; undefined for what is right. */
  readonly fault: (text: string) => string | undefined;
}

const rules: Readonly<Record<AddressKind, AddressRule>> = {
  https: {
    rule: 'An address begins with "https://" and a host.',
    example: 'https://download.example/app',
    fault: httpsFault,
  },
  contact: {
    rule: 'A contact is an e-mail address after "mailto:", a number after "tel:", or an address with "https://".',
    example: 'mailto:help@harbor.example',
    fault: contactFault,
  },
  picture: {
    rule: 'A picture is a file of the brand ("/brand/…", ending in .svg, .png, .webp, .avif or .jpg) or an address with "https://".',
    example: '/brand/picture.svg',
    fault: (text) => (text.startsWith('/') ? pathFault(text) : httpsFault(text)),
  },
  gamePicture: {
    rule: 'Pictures of games are at a path of this host, which begins with one slash, or at an address with "https://"; "{provider}" and "{code}" in it are filled in.',
    example: 'https://pictures.example/{provider}/{code}.webp',
    fault: (text) => {
      const filled = text.replaceAll('{provider}', 'studio').replaceAll('{code}', 'game');
      return filled.startsWith('/') ? sitePathFault(filled) : httpsFault(filled);
    },
  },
  pages: {
    rule: 'An address of pages is a path of this site: it begins with one slash and holds "[page]" once, for the number.',
    example: '/news?page=[page]',
    fault: pagesFault,
  },
  origin: {
    rule: 'Where the API answers is "/" for the same host, or "https://", a host and if need be a port, and nothing behind it.',
    example: 'https://api.harbor.example',
    isHost: true,
    fault: (text) => (text === '/' ? undefined : originFault(text)),
  },
  platform: {
    rule: 'Where a platform answers is "https://", a host and if need be a port, and nothing behind it; "http://" counts on this machine alone.',
    example: 'https://platform.example',
    isHost: true,
    fault: (text) =>
      /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(text) ? plainFault(text) : originFault(text),
  },
  host: {
    rule: 'A host that is allowed is "https://" and its name, with "*." before it for all hosts below a name of its own.',
    example: 'https://games.example',
    isHost: true,
    fault: allowedHostFault,
  },
  hostOrSelf: {
    rule: 'A host that is allowed is "self", or "https://" and its name, with "*." before it for all hosts below a name of its own.',
    example: 'https://chat.example',
    isHost: true,
    fault: (text) => (text === 'self' ? undefined : allowedHostFault(text)),
  },
  script: {
    rule: 'A script is a path on this host that begins with one slash, or an address with "https://"; "{chatId}" in it is filled in.',
    example: 'https://chat.example/start.js',
    fault: (text) => scriptFault(text.replaceAll('{chatId}', 'chat')),
  },
  endpoint: {
    rule: 'Where reports go is a path below "/api/" on this host, or an address with "https://".',
    example: 'https://vitals.example/reports',
    fault: (text) => (text.startsWith('/') ? callFault(text) : httpsFault(text)),
  },
};

/** What is wrong with the address that a schema marked by this keyword, `x-address:<kind>`; undefined for others. */
export function markedAddressFinding({ keyword, value }: Pick<Reference, 'keyword' | 'value'>): Finding | undefined {
  const [, kind] = /^x-address:(.*)$/.exec(keyword) ?? [];
  return kind === undefined || typeof value !== 'string' ? undefined : addressFinding(kind as AddressKind, value);
}

/**
 * What is wrong with an address of a kind, its rule first; undefined where nothing is. Addresses are parsed as browsers
 * parse them.
 */
export function addressFinding(kind: AddressKind, text: string): Finding | undefined {
  const { rule, example, isHost = false, fault } = rules[kind];
  const reason = fault(text);
  if (reason === undefined) return undefined;
  const meant = [
    text.trim(),
    `https://${text.trim()}`,
    text.trim().replace(/^http:/i, 'https:'),
    text.trim().replace(/\/$/, ''),
    isHost ? asBrowsersWrite(text.trim()) : text,
  ].find((candidate) => candidate !== text && fault(candidate) === undefined);
  const hint =
    meant === undefined ? `For example ${JSON.stringify(example)}.` : `Did you mean ${JSON.stringify(meant)}?`;
  return {
    code: 'address-invalid',
    message: `${rule} ${describeValue(text)} ${reason}. ${hint}`,
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}

/** Signs that a browser drops, turns round or writes in another way, so that what is read is not what is opened. */
function signFault(text: string): string | undefined {
  if (strayCharacter(text) !== undefined || /\s/.test(text)) return 'holds a blank';
  return /[\\^`{}|<>"]/.test(text) ? 'holds a sign that addresses do not have' : undefined;
}

function httpsFault(text: string): string | undefined {
  const signs = signFault(text);
  if (signs !== undefined) return signs;
  if (/^http:/i.test(text)) return 'is not encrypted';
  if (!text.startsWith('https://')) return 'does not begin so';
  const url = urlOf(text);
  if (url === null) return 'cannot be read as an address';
  if (url.username !== '' || url.password !== '') return 'holds a name or a password';
  const written = text.slice('https://'.length).split(/[/?#:]/, 1)[0] ?? '';
  if (written.toLowerCase() === url.hostname) return hostFault(url.hostname);
  const ascii = punycodeOf(written);
  return ascii === undefined ? 'names no host' : `has a host in another script, which is written "${ascii}" here`;
}

function scriptFault(text: string): string | undefined {
  return /^\/[^/\\\s]/.test(text) ? signFault(text) : httpsFault(text);
}

function pagesFault(text: string): string | undefined {
  if (text.split('[page]').length !== 2) return 'does not hold "[page]" once';
  const path = text.replace('[page]', '1');
  return /[[\]]/.test(path) ? 'holds other brackets' : sitePathFault(path);
}

/** What is wrong with a path, if need be with a query, that must stay on this host. */
function sitePathFault(path: string): string | undefined {
  const signs = signFault(path);
  if (signs !== undefined) return signs;
  if (!/^\/(?!\/)/.test(path)) return 'does not begin with one slash';
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  return `${pathname}${search}${hash}` === path ? undefined : 'is not written as browsers write a path';
}

function callFault(text: string): string | undefined {
  return /^\/api(?:\/[\w-]{1,60}){1,8}$/.test(text) ? undefined : 'is not below "/api/"';
}

function originFault(text: string): string | undefined {
  return httpsFault(text) ?? plainFault(text);
}

/** What a text has beside an origin as browsers write it. */
function plainFault(text: string): string | undefined {
  const url = urlOf(text);
  if (url === null) return 'cannot be read as an address';
  if (text === url.origin || text === `${url.origin}/`) return undefined;
  if (url.pathname !== '/' || /[?#]/.test(text)) return 'has something behind its host';
  return `is written "${url.origin}" by browsers`;
}

function allowedHostFault(text: string): string | undefined {
  if (!text.startsWith('https://')) return 'does not begin so';
  const name = text.slice('https://'.length);
  const isWide = name.startsWith('*.');
  const host = isWide ? name.slice(2) : name;
  if (host.includes('*')) return 'has a star where none counts';
  if (/[/?#]/.test(host)) return 'has something behind its host';
  return originFault(`https://${host}`) ?? (isWide ? wildcardFault(host.split(':', 1)[0] ?? '') : undefined);
}

/** Whether a host may stand in a site's security policy as it is written. */
export function isAllowedHost(text: string): boolean {
  return allowedHostFault(text) === undefined;
}

/** An origin, or a host with a star, in the one way in which browsers write it; the text itself where it is none. */
function asBrowsersWrite(text: string): string {
  const star = text.startsWith('https://*.') ? '*.' : '';
  const url = urlOf(text.replace('://*.', '://'));
  return url?.pathname === '/' && url.search === '' && url.hash === '' ? `${url.protocol}//${star}${url.host}` : text;
}

function contactFault(text: string): string | undefined {
  if (text.startsWith('https:') || text.startsWith('http:')) return httpsFault(text);
  if (text.startsWith('tel:'))
    return /^tel:\+?[0-9](?:[0-9-]){2,20}$/.test(text) ? undefined : 'is not a number of digits and hyphens';
  if (!text.startsWith('mailto:')) return 'does not begin so';
  const [address = ''] = text.slice('mailto:'.length).split('?', 1);
  const [name = '', host = '', ...more] = address.split('@');
  if (
    signFault(text) !== undefined ||
    more.length > 0 ||
    !/^[\w.!#$%&'*+/=~-]{1,64}$/.test(name) ||
    name.startsWith('.') ||
    name.endsWith('.')
  )
    return 'names no mailbox';
  return hostFault(host);
}

function pathFault(text: string): string | undefined {
  const parts = text.slice(1).split('/');
  if (parts[0] !== 'brand' || parts.length < 2) return 'is not below "/brand/"';
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'leads elsewhere';
  const isPlain = parts.every((part) => /^[\w.-]{1,120}$/.test(part));
  return isPlain && /\.(?:svg|png|webp|avif|jpg)$/.test(text) ? undefined : 'is not the name of a picture';
}
