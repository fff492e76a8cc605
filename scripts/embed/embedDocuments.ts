import type { CompiledSite } from '../../engine/config/compiled';
import { cspHash } from '../build/contentHash';
import { strictTransport, type Headers } from '../build/headers';

/** Inline scripts of the documents that hold outside code, by their name below `/embed/`. */
export const embedScriptNames = ['analytics', 'chat'] as const;
export type EmbedScripts = Readonly<Record<(typeof embedScriptNames)[number], string>>;

/** A document that holds outside code: no origin, no storage, a policy of its own. */
export interface EmbedDocument {
  /** Below the site's root, for example `embed/chat.html`. */
  readonly path: string;
  readonly html: string;
  readonly headers: Headers;
}

/** The documents below `/embed/` of a site: analytics, and the chat where the site has one (SHELL-3, SITE-8). */
export function embedDocuments(site: CompiledSite, scripts: EmbedScripts): readonly EmbedDocument[] {
  const documents = [embedDocument('analytics', scripts.analytics, {}, analyticsSources)];
  const chat = site.liveChat;
  if (chat) documents.push(embedDocument('chat', scripts.chat, { address: chat.script }, chatSources(chat.hosts)));
  return documents;
}

function embedDocument(
  name: keyof EmbedScripts,
  script: string,
  data: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, readonly string[]>>,
): EmbedDocument {
  const attributes = Object.entries(data).map(
    ([key, value]) => ` data-${key}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['sandbox', ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']],
    ...Object.entries({ ...sources, 'script-src': [`'${cspHash(script)}'`, ...(sources['script-src'] ?? [])] }),
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return {
    path: `embed/${name}.html`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head><body><script${attributes.join('')}>${script}</script></body></html>`,
    headers: {
      'Content-Security-Policy': directives.map(([directive, values]) => `${directive} ${values.join(' ')}`).join('; '),
      'Strict-Transport-Security': strictTransport,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  };
}

/**
 * Snippets come from the platform at run time, so their hosts are not known; what they can reach is only this empty
 * document.
 */
const analyticsSources = {
  'script-src': ['blob:', 'https:'],
  'connect-src': ['https:'],
  'img-src': ['https:', 'data:'],
};

/** A chat service draws its own window: it may style it as it likes, from its own hosts only. */
function chatSources(hosts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const named = hosts.map((host) => (host === 'self' ? "'self'" : host));
  const sockets = hosts.filter((host) => host.startsWith('https://')).map((host) => host.replace('https://', 'wss://'));
  return {
    'script-src': named,
    'style-src': ["'unsafe-inline'", ...named],
    'connect-src': [...named, ...sockets],
    'img-src': ['data:', 'blob:', ...named],
    'font-src': ['data:', ...named],
    'media-src': ['blob:', ...named],
    'frame-src': named,
  };
}
