/**
 * The world outside, injected so that tests, prerender and preview can swap it. No engine code touches globals instead.
 */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (id: number) => void;
  /** Counts work until it settles, and returns it: while any is under way, the document isn't idle. */
  readonly busy: <Value>(work: Promise<Value>) => Promise<Value>;
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
  readonly cookies: CookieJar;
  /** Messages to the other tabs of this site. */
  readonly openChannel: (
    name: string,
    onMessage: (message: unknown) => void,
  ) => { readonly post: (message: unknown) => void; readonly close: () => void };
  /** The path of the page's address, which is ahead of what is shown while another page is on its way. */
  readonly path: () => string;
  /** The query of the page's address, with its question mark; empty where there is none. */
  readonly search: () => string;
  /**
   * Runs at every such event of the window; returns a function that ends that. `storage`: another tab changed what is
   * kept.
   */
  readonly onWindowEvent: (event: 'pageshow' | 'focus' | 'storage' | 'online', run: () => void) => () => void;
  /** Whether a media query matches, and a subscription to its changes. */
  readonly media: (query: string) => {
    readonly matches: boolean;
    readonly subscribe: (onChange: () => void) => () => void;
  };
  /** Takes classes off the body and puts others on (SITE-5). */
  readonly swapBodyClasses: (gone: readonly string[], come: readonly string[]) => void;
  /** Brings a sheet into the document, once; settles when it is there or fails to load. */
  readonly loadStyle: (address: string) => Promise<void>;
  /**
   * Runs once, at the first user interaction (press, key, scroll) or after `ms`, whichever comes first; soon, where
   * somebody has pressed before.
   */
  readonly onFirstInteraction: (run: () => void, ms: number) => void;
  /** Opens a window; null where the browser blocks it. `features` as browsers name them, for example `popup`. */
  readonly openWindow: (url: string, name: string, features?: string) => Window | null;
  /** Where the page stands, for example `https://lucky-harbor.example`; empty where there is no page. */
  readonly origin: () => string;
  readonly reload: () => void;
  /** Leaves the application for another address of this site. */
  readonly assign: (url: string) => void;
  readonly randomId: () => string;
  /**
   * The global error handler, for engineers: what went wrong and where (ERR-6). Players see the catalogue's words
   * instead.
   */
  readonly report: (error: unknown, context: string) => void;
  /** For engineers: a line about what the platform did, no error of ours (ERR-2). */
  readonly log: (line: string) => void;
  /**
   * Only where pages are rendered ahead: cleans an operator's HTML at once. In a browser the sanitiser loads when it is
   * needed.
   */
  readonly sanitizeAhead?: (html: string) => string;
  readonly isServer: boolean;
}

/** Storage that may be full, forbidden or absent: reads return null and writes return false instead of throwing. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

export interface CookieJar {
  readonly get: (name: string) => string | undefined;
  readonly set: (
    name: string,
    value: string,
    options: { readonly days: number; readonly sameSite: 'lax' | 'strict'; readonly secure?: boolean },
  ) => void;
}
