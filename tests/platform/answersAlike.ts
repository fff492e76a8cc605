import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ApiClient } from '../../engine/api/client';
import { createPlatformClient } from './platformClient';

/** What a platform answers to every call. */
export interface Sent {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Leads every call on to another address, which answers so. */
  readonly isElsewhere?: boolean;
}

/** The product's client of a platform that answers every call alike, over HTTP. */
export async function clientOf({
  status = 200,
  headers = { 'content-type': 'application/json' },
  body = '',
  isElsewhere = false,
}: Sent): Promise<ApiClient> {
  const server = createServer((request, response) => {
    request.resume();
    if (isElsewhere && request.url !== '/login') response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(status, headers).end(status === 204 ? undefined : body);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return createPlatformClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: { domain: 'manners.example', externalId: 'M01' },
    fetch: (url, init) => fetch(url, init),
    identity: () =>
      ({ accountId: 'juan', token: 't', sessionToken: 's', ended: new AbortController().signal }) as never,
    tell: () => undefined,
  });
}
