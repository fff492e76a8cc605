/**
 * Where published sites lie: a folder, or object storage. Keys are paths of plain letters, digits, `-`, `.` and `/`.
 */
export interface Store {
  /** Its address, for messages; holds no secret. */
  readonly name: string;
  /** The bytes below a key; undefined where there is nothing. Throws a `StoreFault` for any other trouble. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes whole bytes in one step: whoever reads sees what was there before or all of it. Throws a `StoreFault`. */
  readonly write: (key: string, body: Uint8Array, type?: string) => Promise<void>;
  /**
   * Writes whole bytes where the text `before` stands, undefined for nothing, in one step: of several who ask at once
   * for the same `before`, one gets its way. False where something else stands; then nothing was written. Throws a
   * `StoreFault`.
   */
  readonly replace: (key: string, before: string | undefined, body: Uint8Array, type?: string) => Promise<boolean>;
  /** All that stands below keys that begin so. Throws a `StoreFault` where that cannot be told. */
  readonly list: (prefix: string) => Promise<readonly StoredKey[]>;
  /** Takes away what stands below a key, also where nothing does. Throws a `StoreFault`. */
  readonly remove: (key: string) => Promise<void>;
  /** Whether something stands below a key, as far as that is quickly known. */
  readonly has: (key: string) => Promise<boolean>;
}

/** What stands below a key. */
export interface StoredKey {
  readonly key: string;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  readonly bytes: number;
}
