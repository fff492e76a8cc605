import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { outsideOfCalls } from '../../tests/addresses/addressCases';
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
  let read = () => 0;
  server.server.once('connection', (line) => (read = () => line.bytesRead));
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(ask('/first')));
  await first;
  const closed = server.close();
  // The second comes over the same line before the first is answered.
  socket.write(ask('/second'));
  await expect.poll(read).toBe(ask('/first').length + ask('/second').length);
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

/** A server with a platform, and the lines of its log. */
async function withPlatform(besides: Partial<PublicServerParts> = {}) {
  const lines: string[] = [];
  const heard: IncomingHttpHeaders[] = [];
  const platform = createServer((request, response) => {
    heard.push(request.headers);
    request.resume().once('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => platform.once('listening', done));
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const row = { domain: 'a.example', aliases: [], source: '', site: '', brand: {}, platform: origin };
  const server = await createPublicServer({
    ...parts,
    answering: (_, reply) => {
      void reply.send('page');
      return Promise.resolve('plain');
    },
    rows: () => [row],
    logTo: { write: (line) => void lines.push(line) },
    logLevel: 'info',
    ...besides,
  });
  onTestFinished(async () => {
    await server.close();
    platform.closeAllConnections();
    platform.close();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const answered = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered');
  return { port, heard, lines, answered };
}

it('writes one line for a request, without arguments, which may hold a secret, and hands its id on', async () => {
  const { port, heard, lines, answered } = await withPlatform();
  const id = 'front-0123456789abcdef';
  const secret = 'MAILTOKEN';
  const headers = { host: 'a.example', cookie: `session=${secret}`, authorization: `Bearer ${secret}` };
  await rawRequest(port, 'GET', `/reset-password?token=${secret}`, { ...headers, 'x-request-id': id });
  await rawRequest(port, 'GET', `http://a.example/reset-password?token=${secret}`, headers);
  await rawRequest(port, 'GET', `/api/auth/verify?token=${secret}`, { ...headers, 'x-request-id': id });
  await rawRequest(port, 'GET', '/api/startup', { ...headers, 'x-request-id': `${'x'.repeat(70)} "` });
  await expect
    .poll(() => answered().map(({ path }) => path))
    .toEqual(['/reset-password', '/reset-password', '/api/auth/verify', '/api/startup']);
  expect(lines.join('')).not.toContain(secret);
  expect(answered().map(({ origin }) => origin)).toEqual(['plain', 'plain', 'call', 'call']);
  const ids = answered().map(({ reqId }) => reqId);
  expect(ids).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/), id, expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(heard.map((of) => of['x-request-id'])).toEqual(ids.slice(2));
});

it('hands on no path that a platform could read as one outside of its calls', async () => {
  const { port, heard, answered } = await withPlatform();
  for (const path of outsideOfCalls) await rawRequest(port, 'GET', path, { host: 'a.example' });
  await expect.poll(() => answered().map(({ origin }) => origin)).toEqual(outsideOfCalls.map(() => 'plain'));
  expect(heard).toEqual([]);
});

it('refuses a call whose body does not come in time', async () => {
  const { port, heard } = await withPlatform({ requestMs: 200 });
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}{"begun":`));
  let text = '';
  for await (const part of socket) text += String(part);
  expect(text).toMatch(/^HTTP\/1\.1 408 Request timeout\r\n/);
  expect(heard.length).toBeLessThanOrEqual(1);
});
