import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../../tests/addresses/rawRequest';
import { createPublicServer, type PublicServerParts } from './publicServer';

const parts: PublicServerParts = {
  answering: () => expect.unreachable('no request'),
  rows: () => [],
  health: { isReady: () => true, isStopping: () => false },
  figures: { answered: () => undefined },
  logLevel: 'silent',
};

it.each([
  [431, 'Request header fields too large', '/', { host: 'a.example', 'x-long': 'x'.repeat(20_000) }],
  [400, 'Bad request', '/a b', { host: 'a.example' }],
] as const)(
  'refuses what is no request by %i, as a page and over https alone',
  async (status, words, target, headers) => {
    const server = await createPublicServer(parts);
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

it('answers a request that comes over a kept connection while it stops', async () => {
  let release = () => undefined as unknown;
  let arrived = () => undefined as unknown;
  const first = new Promise<void>((done) => (arrived = done));
  const server = await createPublicServer({
    ...parts,
    answering: async ({ url }, reply) => {
      if (url === '/first') {
        arrived();
        await new Promise<void>((done) => (release = done));
      }
      void reply.send(`answer to ${url}\n`);
      return 'plain';
    },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(ask('/first')));
  await first;
  const closed = server.close();
  // The second comes over the same line before the first is answered.
  socket.write(ask('/second'));
  await new Promise((done) => setTimeout(done, 50));
  release();
  let text = '';
  for await (const part of socket) text += String(part);
  await closed;
  expect([...text.matchAll(/HTTP\/1\.1 \d+|answer to \S+/g)].map(String)).toEqual([
    'HTTP/1.1 200',
    'answer to /first',
    'HTTP/1.1 200',
    'answer to /second',
  ]);
});
