import { createFolderStore } from './folderStore';
import { createHttpStore } from './httpStore';
import { createS3Store } from './s3Store';
import { StoreFault } from './storeFault';

/** Where published sites lie: a folder, or object storage. Keys are paths of plain letters, digits, `-`, `.` and `/`. */
export interface Store {
  /** Its address, for messages; holds no secret. */
  readonly name: string;
  /** The bytes below a key; undefined where there is nothing. Throws a `StoreFault` for any other trouble. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes whole bytes in one step: whoever reads sees what was there before or all of it. Throws a `StoreFault`. */
  readonly write: (key: string, body: Uint8Array, type?: string) => Promise<void>;
  /** Whether something stands below a key, as far as that is quickly known. */
  readonly has: (key: string) => Promise<boolean>;
}

/**
 * The store at an address: a folder, `https://…` (read only), or `s3://bucket/prefix`. For the last one `environment` has the usual names:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, and `AWS_ENDPOINT_URL_S3` for storage of another maker.
 */
export function storeAt(address: string, environment: Readonly<Record<string, string | undefined>> = process.env): Store {
  if (address.startsWith('s3://')) return createS3Store(address, environment);
  if (/^https?:\/\//.test(address)) return createHttpStore(address);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address)) throw new StoreFault(`"${address}" is no store. Name a folder, https://… or s3://bucket/prefix.`);
  return createFolderStore(address);
}
