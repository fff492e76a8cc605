import type { HeadLink } from './document';
import { mainPicture } from './parts';

/** A rendered body without the preloads that React wrote, and the one picture that is to be preloaded. */
export interface Preloads {
  readonly body: string;
  readonly pictures: readonly HeadLink[];
}

/**
 * Takes the preload links that React wrote before the body. The first picture of high priority is the page's main one:
 * it is preloaded, and the browser tells when it has painted it, for which the application waits (`boot.ts`). All
 * others come after it, when the browser knows which of them are in sight.
 */
export function takePreloads(html: string): Preloads {
  const [lead = ''] = /^(?:<link\b[^>]*>)*/.exec(html) ?? [];
  let main: string | undefined;
  const body = html.slice(lead.length).replace(/<img\b(?:[^<>"]|"[^"]*")*>/gi, (picture) => {
    if (main !== undefined || !/\sfetchpriority="high"/i.test(picture)) return later(picture);
    main = picture;
    return picture.replace(/^<img/i, `<img ${mainPicture}`);
  });
  return { body, pictures: main === undefined ? [] : [pictureLink(main)] };
}

/** A picture that nothing waits for. */
function later(picture: string): string {
  return picture.replace(/\s(?:loading|fetchpriority)="[^"]*"/gi, '').replace(/^<img/i, '<img loading="lazy"');
}

function pictureLink(img: string): HeadLink {
  const attributes = new Map(
    [...img.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  );
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
