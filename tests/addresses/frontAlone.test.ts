import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startFrontNginx, type Front } from '../server/frontProcess';
import { nginxOfMachine } from './shippedNginx';

const own = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-security-policy': "default-src 'self'" };

/** What is said of an answer, and by whom. */
async function heads(front: Front, path: string) {
  const { status, headers } = await front.ask('one.example', path);
  const { 'cache-control': cache, 'content-security-policy': policy, 'x-content-type-options': sniffing } = headers;
  return [status, cache, String(policy).split(';')[0], sniffing];
}

it('the nginx in front adds nothing to what servers say, and lets nothing run in its own words', async ({ skip }) => {
  const path = await nginxOfMachine();
  if (path === undefined) return skip('This machine has no nginx; NGINX_PATH may name one.');
  const server = createServer(({ url }, response) => response.writeHead(url === '/none' ? 404 : 200, own).end('words'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'livery-front-'));
  const front = await startFrontNginx(path, folder, [port, port]);
  onTestFinished(async () => {
    await front.stop();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const said = [own['cache-control'], own['content-security-policy'], undefined];
  for (const address of ['/', '/', '/?game=1', '/api/x']) expect(await heads(front, address)).toEqual([200, ...said]);
  for (const address of ['/none', '/none']) expect(await heads(front, address)).toEqual([404, ...said]);
  server.close();
  server.closeAllConnections();
  for (const address of ['/other', '/api/x'])
    expect(await heads(front, address)).toEqual([502, 'no-store', "default-src 'none'", 'nosniff']);
  expect(await heads(front, '/')).toEqual([200, ...said]);
});
