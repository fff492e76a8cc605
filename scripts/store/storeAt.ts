import { createFolderStore } from './folderStore';
import { createHttpStore } from './httpStore';
import { createS3Store } from './s3Store';
import type { Store } from './store';
import { StoreFault } from './storeFault';

const howTo = 'Name a folder, https://… or s3://bucket/prefix.';

/**
 * The store at an address: a folder, `https://…` (read only), or `s3://bucket/prefix`. For the last one `environment`
 * has the usual names: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, and
 * `AWS_ENDPOINT_URL_S3` for storage of another maker. Throws a `StoreFault` for any other address, and for one that
 * holds a secret.
 */
export function storeAt(
  address: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Store {
  if (address.trim() === '') throw new StoreFault(`The store has no name. ${howTo}`);
  refuseSecrets(address);
  if (address.startsWith('s3://')) return createS3Store(address, environment);
  if (/^https?:\/\//.test(address)) return createHttpStore(address);
  if (/^[a-z][a-z\d+.-]+:/i.test(address)) throw new StoreFault(`"${address}" is no store. ${howTo}`);
  return createFolderStore(address);
}

/** An address stands in messages and logs, and what is asked for is written behind it. */
function refuseSecrets(address: string): void {
  const url = /^[a-z][a-z\d+.-]+:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (url && [url.username, url.password, url.search, url.hash].some((part) => part !== ''))
    throw new StoreFault(
      `The address of the store at ${url.host} holds a user, a password, or what begins with "?" or "#". Take it out. Object storage takes its key from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
}
