import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHandOn } from './handOn';

const megabyte = 1024 * 1024;
const sites = [{ domain: 'lucky-harbor.example', aliases: [] }];

/** A platform, a server that hands calls on to it and takes a megabyte at most, and the lines that it prints. */
async function front(answer: RequestListener) {
  const platform = createServer(answer).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const app = await createHandOn({
    sites: () => sites,
    originOf: () => origin,
    print: (line) => void lines.push(line.replace(origin, 'there')),
    mostBytes: megabyte,
    isPublic: true,
  });
  onTestFinished(async () => {
    platform.closeAllConnections();
    platform.close();
    await app.close();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const [response] = (await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    let bytes = 0;
    let fault = '';
    response.on('data', (part: Buffer) => (bytes += part.length));
    response.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? ''));
    await new Promise((done) => response.once('close', done));
    return { status: response.statusCode, bytes, fault };
  };
  return { ask, lines };
}

it('breaks an answer off that never ends, and holds no more of it than is on its way', async () => {
  let sent = 0;
  let ended: unknown;
  const part = Buffer.alloc(64 * 1024, 'x');
  const { ask, lines } = await front((request, response) => {
    if (request.url === '/api/well') return void response.end('{}');
    const more = () => {
      while (!response.destroyed && response.write(part)) sent += part.length;
    };
    response.on('drain', more);
    response.once('close', () => (ended = true));
    return more();
  });
  const { status, bytes, fault } = await ask('/api/endless');
  expect([status, fault]).toEqual([200, 'ECONNRESET']);
  expect(bytes).toBeLessThanOrEqual(megabyte);
  await expect.poll(() => ended).toBe(true);
  // What lies in buffers of sockets comes to a few megabytes.
  expect(sent).toBeLessThan(32 * megabyte);
  expect((await ask('/api/well')).status).toBe(200);
  expect(lines).toEqual([
    'The platform there does not answer: it sends more than 1048576 bytes',
    'The platform there answers again.',
  ]);
});

it('refuses an answer that says itself that it is too large, and hands on one that is just not', async () => {
  const { ask, lines } = await front((request, response) => {
    const length = request.url === '/api/much' ? megabyte + 1 : megabyte;
    response.writeHead(200, { 'content-length': length });
    response.end(Buffer.alloc(length, 'x'));
  });
  expect(await ask('/api/much')).toMatchObject({ status: 502, fault: '' });
  expect(lines).toEqual(['The platform there does not answer: it sends more than 1048576 bytes']);
  expect(await ask('/api/enough')).toEqual({ status: 200, bytes: megabyte, fault: '' });
});
