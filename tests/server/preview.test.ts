import { spawn } from 'node:child_process';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/test/freePort';

const root = resolve(import.meta.dirname, '../..');

/** A platform that answers everything alike and keeps what it was asked. */
async function platform() {
  const asked: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }[] =
    [];
  const server = createServer((call, response) => {
    const parts: Buffer[] = [];
    call
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({ url: call.url, headers: call.headers, body: Buffer.concat(parts).toString() });
        response.setHeader('content-type', 'application/json').end('{"statusCode":1,"who":"the platform itself"}');
      });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** `npm run preview` as it runs, once it has said where calls go. */
async function preview(...args: readonly string[]): Promise<string> {
  const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill('SIGTERM'));
  let said = '';
  return new Promise((ready, refuse) => {
    run.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('those of the platform.')) ready(said);
    });
    run.once('exit', () => refuse(new Error(`The preview ended: ${said}`)));
  });
}

it('[CALL-X] [CARD-4] the preview hands the calls of its panes on to the platform that --api names', async () => {
  const { asked, origin } = await platform();
  const port = await freePort();
  expect(await preview('lucky-harbor.example', '--api', `${origin}/`, '--port', String(port))).toContain(
    `Calls are handed on to ${origin}.`,
  );
  const body = '{"domain_name":"lucky-harbor.example"}';
  const answer = await new Promise<string>((ready, refuse) => {
    const headers = { host: `a.preview.localhost:${port}`, 'content-type': 'application/json' };
    const call = request({ host: '127.0.0.1', port, path: '/api/startup', method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString())).on('end', () => ready(text));
    });
    call.on('error', refuse).end(body);
  });
  expect(answer).toBe('{"statusCode":1,"who":"the platform itself"}');
  const [first] = asked.filter(({ url }) => url === '/api/startup');
  expect([first?.body, first?.headers.host, first?.headers['x-forwarded-host']]).toEqual([
    body,
    new URL(origin).host,
    'lucky-harbor.example',
  ]);
});
