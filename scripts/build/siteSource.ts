import type { CompiledBundle, CompiledSite } from '../../engine/config/compiled';
import type { CompiledQuery } from '../../engine/config/compiledAddress';
import type { Encodings } from './compress';
import type { Headers } from './headers';

/** A file of a site, ready to send. */
export interface SiteFile {
  readonly encodings: Encodings;
  /** Media type with charset. */
  readonly type: string;
  /** Strong entity tag of the plain body, in quotes. */
  readonly etag: string;
}

/** Where a site's files come from: rendered when asked for, or read from `dist/`. */
export interface SiteSource {
  readonly site: CompiledSite;
  /** What the addresses of pages may name, by route (ROUTE-5). */
  readonly queries?: Readonly<Record<string, CompiledQuery>>;
  /** Names this state of configuration and code. */
  readonly release: string;
  /** Headers of every page. */
  readonly headers: Headers;
  /** Headers of the documents that hold outside code, by their path; in place of those of pages. */
  readonly embedHeaders: Readonly<Record<string, Headers>>;
  /** The file at a path below the site's root, for example `php/about.html`; undefined where there is none. */
  readonly file: (path: string) => Promise<SiteFile | undefined>;
}

/** What the addresses of a site's pages may name, by route. */
export function queriesOf({ pages }: Pick<CompiledBundle, 'pages'>): Readonly<Record<string, CompiledQuery>> {
  return Object.fromEntries(Object.values(pages).flatMap(({ name, query }) => (query ? [[name, query] as const] : [])));
}

const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** The media type of a file by its ending. */
export function mediaTypeOf(file: string): string {
  return mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
