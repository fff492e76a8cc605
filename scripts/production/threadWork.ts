import type { CompiledQuery } from '../../engine/config/compiledAddress';
import type { BookedSite } from '../addresses/addressBook';
import type { Headers } from '../build/headers';

/** A published site as a thread is told of it. */
export interface RenderedVersion {
  readonly domain: string;
  /** Names this state of the site under this state of the code. */
  readonly version: string;
  /** Its compiled form, as it is stored. */
  readonly packed: Uint8Array;
  /** The picture that its icons are made from, with an order for one. */
  readonly mark?: Uint8Array;
  /** Origin of its platform; without one its pages have no content of their own. */
  readonly platform?: string;
}

/** What a thread is asked for: to be there, what is known of a site, or one of its files. */
export type ThreadOrder = { readonly ask: 'nothing' } | SiteOrder;

type SiteOrder = { readonly site: RenderedVersion } & (
  { readonly ask: 'facts' } | { readonly ask: 'file'; readonly path: string }
);

/** What a server has to know of a site to read addresses and to send its files. */
export interface SiteFacts {
  readonly release: string;
  /** The picture of its folder that icons are made from. */
  readonly mark?: string;
  readonly booked: BookedSite & { readonly aliases: readonly string[] };
  readonly queries: Readonly<Record<string, CompiledQuery>>;
  readonly headers: Headers;
  readonly embedHeaders: Readonly<Record<string, Headers>>;
}

/** A file as a thread made it. */
export interface MadeFile {
  readonly type: string;
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
  /** Whether content is missing that the platform should have given. */
  readonly isPartial: boolean;
}

/** What each thread is told once. */
export interface ThreadSettings {
  readonly dist: string;
  /** The code build that renders. */
  readonly code: string;
  /** Folder for answers of platforms. */
  readonly content: string;
  /** The longest that a platform may take for an answer, in ms. */
  readonly platformMs: number;
  /** For so long a site's pages share the answers of its platform, in ms. */
  readonly freshMs: number;
}
