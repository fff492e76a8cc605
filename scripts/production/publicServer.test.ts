import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../../tests/addresses/rawRequest';
import { createPublicServer } from './publicServer';

it.each([
  [431, 'Request header fields too large', '/', { host: 'a.example', 'x-long': 'x'.repeat(20_000) }],
  [400, 'Bad request', '/a b', { host: 'a.example' }],
] as const)(
  '[ERR-4] refuses what is no request by %i, as a page and over https alone',
  async (status, words, target, headers) => {
    const server = await createPublicServer({
      answering: () => expect.unreachable('no request'),
      rows: () => [],
      health: { isReady: () => true, isStopping: () => false },
      figures: { answered: () => undefined },
      logLevel: 'silent',
    });
    onTestFinished(() => server.close());
    await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await rawRequest((server.server.address() as AddressInfo).port, 'GET', target, headers);
    expect([answer.status, answer.headers]).toEqual([
      status,
      expect.objectContaining({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      }),
    ]);
    expect(answer.body.toString()).toContain(`<h1>${words}</h1>`);
  },
);
