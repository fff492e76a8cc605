/** What a service worker is told of its site. */
export interface OfflineSite {
  /** Names the state of the code; empty for a worker that takes itself out of the browser. */
  readonly code: string;
  /** Addresses of what the page shows: kept from the start. */
  readonly files: readonly string[];
  /** The page by the prefix of its language; that of the main language is empty. */
  readonly pages: Readonly<Record<string, string>>;
  /** The policy of the page. */
  readonly policy: string;
}
