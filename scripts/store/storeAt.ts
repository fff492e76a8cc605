import { createFolderStore } from './folderStore';
import { createHttpStore } from './httpStore';
import { createS3Store } from './s3Store';
import type { Store } from './store';
import { StoreFault } from './storeFault';

/**
 * The store at an address: a folder, `https://…` (read only), or `s3://bucket/prefix`. For the last one `environment`
 * has the usual names: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, and
 * `AWS_ENDPOINT_URL_S3` for storage of another maker.
 */
export function storeAt(
  address: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Store {
  if (address.startsWith('s3://')) return createS3Store(address, environment);
  if (/^https?:\/\//.test(address)) return createHttpStore(address);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address))
    throw new StoreFault(`"${address}" is no store. Name a folder, https://… or s3://bucket/prefix.`);
  return createFolderStore(address);
}
