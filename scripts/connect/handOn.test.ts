import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHandOn } from './handOn';

const sites = [{ domain: 'lucky-harbor.example', aliases: ['www.lucky-harbor.example'] }];

async function platform(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that hands on, and the lines it printed. */
async function front(origin: string | undefined, timeoutMs = 5000, isPublic = false) {
  const lines: string[] = [];
  const app = await createHandOn({
    sites: () => sites,
    originOf: () => origin,
    print: (line) => void lines.push(line),
    timeoutMs,
    isPublic,
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, app, lines };
}

const textOf = async (message: IncomingMessage) => {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
};

describe('calls that are handed on', () => {
  it('[CALL-X] reach the platform whole, by its own name, with who asks beside it, and the answer comes back whole', async () => {
    const asked: unknown[] = [];
    const origin = await platform((request, response) => {
      void textOf(request).then((body) => {
        asked.push({ method: request.method, url: request.url, headers: request.headers, body });
        response
          .writeHead(207, {
            'content-type': 'application/json',
            'set-cookie': ['a=1', 'b=2'],
            'strict-transport-security': 'max-age=1',
          })
          .end('{"statusCode":1}');
      });
    });
    const { app } = await front(origin);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login?x=%20y',
      headers: {
        host: 'www.lucky-harbor.example.localhost:4173',
        'content-type': 'application/json',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'x-forwarded-for': '10.0.0.9',
      },
      payload: '{"account_id":"juana"}',
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/api/auth/login?x=%20y',
        body: '{"account_id":"juana"}',
        headers: expect.objectContaining({
          host: new URL(origin).host,
          'content-type': 'application/json',
          'x-forwarded-host': 'lucky-harbor.example',
          'x-forwarded-for': '10.0.0.9, 127.0.0.1',
          'x-forwarded-proto': 'http',
        }) as unknown,
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain('x-hop');
    expect([
      answer.statusCode,
      answer.body,
      answer.headers['set-cookie'],
      answer.headers['strict-transport-security'],
      answer.headers['x-content-type-options'],
    ]).toEqual([207, '{"statusCode":1}', ['a=1', 'b=2'], undefined, 'nosniff']);
  });

  it('say for which site a page is rendered, where no host tells', async () => {
    const origin = await platform(
      (request, response) => void response.end(JSON.stringify(request.headers['x-forwarded-host'])),
    );
    const { app } = await front(origin);
    expect(
      (
        await app.inject({ url: '/api/home/match_list', headers: { 'x-forwarded-host': 'lucky-harbor.example' } })
      ).json(),
    ).toBe('lucky-harbor.example');
  });

  it('come back as they are written, before the end is there', async () => {
    let end = () => undefined as unknown;
    const origin = await platform((_, response) => {
      response.write('first');
      end = () => response.end('last');
    });
    const { address } = await front(origin);
    const reader = (await fetch(`${address}/api/auth/login`)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    end();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  });

  it('[ERR-4] are told apart where nobody listens, and the terminal hears of it once, until the platform answers again', async () => {
    const origin = await platform((_, response) => void response.end('{}'));
    const port = new URL(origin).port;
    const gone = `http://127.0.0.1:1`;
    let isGone = true;
    const lines: string[] = [];
    const app = await createHandOn({
      sites: () => sites,
      originOf: () => (isGone ? gone : origin),
      print: (line) => void lines.push(line),
    });
    onTestFinished(() => app.close());
    const ask = () => app.inject({ method: 'POST', url: '/api/startup' });
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: `The platform ${gone} does not answer: nothing listens there (ECONNREFUSED). Is it running?` },
    ]);
    await ask();
    expect(lines).toEqual([
      `The platform ${gone} does not answer: nothing listens there (ECONNREFUSED). Is it running?`,
    ]);
    isGone = false;
    expect(port).not.toBe('1');
    expect((await ask()).statusCode).toBe(200);
  });

  it('end after a time without an answer, and never leave twice', async () => {
    let count = 0;
    const origin = await platform(() => void (count += 1));
    const { app } = await front(origin, 200);
    const answer = await app.inject({ method: 'POST', url: '/api/wallet/deposit', payload: '{}' });
    expect([answer.statusCode, answer.json(), count]).toEqual([
      504,
      { error: `The platform ${origin} does not answer: no answer within 0.2 s` },
      1,
    ]);
  });

  it('that nobody waits for any more are not told as a fault of the platform', async () => {
    let isGone = () => undefined as unknown;
    const gone = new Promise<void>((resolve) => (isGone = resolve));
    let asked = () => undefined as unknown;
    const reached = new Promise<void>((resolve) => (asked = resolve));
    const origin = await platform((request, response) => {
      if (request.url !== '/api/slow') return void response.end('{}');
      response.once('close', () => isGone());
      asked();
    });
    const { address, lines } = await front(origin);
    const leaving = new AbortController();
    const call = fetch(`${address}/api/slow`, { signal: leaving.signal }).catch(() => 'left');
    await reached;
    leaving.abort();
    expect(await call).toBe('left');
    await gone;
    expect((await fetch(`${address}/api/home/match_list`)).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it.each([
    ['GET', { 'content-length': '5' }],
    ['GET', { 'transfer-encoding': 'chunked' }],
    ['DELETE', { 'content-length': '5' }],
    ['DELETE', { 'transfer-encoding': 'chunked' }],
    ['POST', { 'transfer-encoding': 'chunked' }],
  ])('[CALL-X] reach the platform whole: a %s with a body and %o', async (method, headers) => {
    const origin = await platform(
      (request, response) => void textOf(request).then((body) => response.end(`${request.method} ${body}`)),
    );
    const { address } = await front(origin, 2000);
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      httpRequest(`${address}/api/lists`, { method, headers, agent: false }, resolve)
        .once('error', reject)
        .end('12345'),
    );
    expect([answer.statusCode, await textOf(answer)]).toEqual([200, `${method} 12345`]);
  });

  it('tell the public nothing of where a platform is, and the log all of it', async () => {
    const gone = 'http://127.0.0.1:1';
    const { app, lines } = await front(gone, 5000, true);
    const answer = await app.inject({ method: 'POST', url: '/api/startup' });
    expect([answer.statusCode, answer.json()]).toEqual([502, { error: 'The platform does not answer.' }]);
    expect(lines).toEqual([
      `The platform ${gone} does not answer: nothing listens there (ECONNREFUSED). Is it running?`,
    ]);
    const late = await front(await platform(() => undefined), 100, true);
    const second = await late.app.inject({ method: 'POST', url: '/api/startup' });
    expect([second.statusCode, second.json()]).toEqual([504, { error: 'The platform does not answer.' }]);
    const none = await front(undefined, 5000, true);
    expect((await none.app.inject('/api/startup')).json()).toEqual({ error: 'This host has no platform.' });
  });

  it('[CALL-X] say https to the platform where what stands in front of a public server says it, and nowhere else', async () => {
    const origin = await platform(
      (request, response) => void response.end(JSON.stringify(request.headers['x-forwarded-proto'])),
    );
    const said = async (isPublic: boolean, proto: string) => {
      const { app } = await front(origin, 5000, isPublic);
      return (
        await app.inject({ url: '/api/home/match_list', headers: { 'x-forwarded-proto': proto } })
      ).json<string>();
    };
    expect(await said(true, 'https')).toBe('https');
    expect(await said(true, 'ftp')).toBe('http');
    expect(await said(false, 'https')).toBe('http');
  });

  it('are refused where the environment names no platform for the site', async () => {
    const { app } = await front(undefined);
    const answer = await app.inject({ url: '/api/home/match_list', headers: { host: 'lucky-harbor.example' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: 'The environment names no platform for lucky-harbor.example.' },
    ]);
  });
});
