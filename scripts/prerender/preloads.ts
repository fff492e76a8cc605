import type { HeadLink } from './document';

/** A rendered body without the preloads that belong into the head, and the one picture that does. */
export interface Preloads {
  readonly body: string;
  readonly pictures: readonly HeadLink[];
}

/**
 * Takes the preload links that React wrote before the body, and keeps the one of the high-priority picture: others would
 * compete with it.
 */
export function takePreloads(html: string): Preloads {
  const [lead = ''] = /^(?:<link\b[^>]*>)*/.exec(html) ?? [];
  const body = html.slice(lead.length);
  const picture = /<img\b[^<>]*\bfetchpriority="high"[^<>]*>/i.exec(body)?.[0];
  return { body, pictures: picture ? [pictureLink(picture)] : [] };
}

function pictureLink(img: string): HeadLink {
  const attributes = new Map([...img.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]));
  const optional = [
    ['imagesrcset', attributes.get('srcset')],
    ['imagesizes', attributes.get('sizes')],
  ] as const;
  return {
    rel: 'preload',
    as: 'image',
    href: attributes.get('src') ?? '',
    fetchpriority: 'high',
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
  };
}

function plain(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
