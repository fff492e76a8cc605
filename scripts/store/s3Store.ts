import { AwsClient } from 'aws4fetch';
import { remoteStore } from './httpStore';
import { listBucket } from './s3List';
import type { Store } from './store';
import { StoreFault } from './storeFault';

/**
 * Writes of an object are tried again so often where the storage says that it is busy; content has one name, so that
 * this does no harm.
 */
const retries = 3;

/** A store by the S3 API with signed requests; the bucket stands in the path, which every maker's storage takes. */
export function createS3Store(address: string, environment: Readonly<Record<string, string | undefined>>): Store {
  const { hostname: bucket, pathname } = readAddress(address);
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreFault(`${address}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  // A variable that is handed on without a value is an empty text.
  const said = (...names: readonly string[]) => names.map((name) => environment[name]).find(Boolean);
  const region = said('AWS_REGION', 'AWS_DEFAULT_REGION') ?? 'us-east-1';
  const endpoint = said('AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL') ?? `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    region,
    service: 's3',
    retries,
  });
  const all = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const below = pathname.replace(/\/$/, '');
  const send = (url: string, init: RequestInit) => client.fetch(url, init);
  return {
    ...remoteStore(address, all + below, send),
    list: (prefix) => listBucket(address, all, `${below.slice(1)}${below === '' ? '' : '/'}`, prefix, send),
  };
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname) throw new StoreFault(`"${address}" names no bucket. Write s3://bucket/prefix.`);
  return url;
}
