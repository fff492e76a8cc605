import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPublicServer } from '../production/publicServer';
import { callHeaders } from '../build/headers';
import { createServer } from './server';

const transport = 'strict-transport-security: max-age=63072000; includesubdomains';

const servers: Readonly<Record<string, () => Promise<FastifyInstance>>> = {
  'the server of this machine': () => createServer({ sites: { all: () => [] }, assets: '/nowhere' }),
  'the public server': () =>
    createPublicServer({
      answering: () => expect.unreachable('no request'),
      rows: () => [],
      health: { isReady: () => true, isStopping: () => false },
      figures: { answered: () => undefined },
      logLevel: 'silent',
    }),
};

/** Sends lines as given, and returns the whole answer in small letters. */
function said(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString().toLowerCase()));
  });
}

describe.each(Object.entries(servers))('%s', (_, create) => {
  it.each([
    ['a tunnel', ['CONNECT a.example:443 HTTP/1.1', 'Host: a.example:443'], '405 method not allowed'],
    ['a request without a host', ['GET /slots HTTP/1.1'], '400 bad request'],
    ['a call without a host', ['POST /api/startup HTTP/1.1'], '400 bad request'],
    ['a request with two hosts', ['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example'], '400 bad request'],
    ['two hosts of an older request', ['GET / HTTP/1.0', 'Host: a.example', 'Host: a.example'], '400 bad request'],
    [
      'an expectation that nobody meets',
      ['GET / HTTP/1.1', 'Host: a.example', 'Expect: foo'],
      '417 expectation failed',
    ],
    [
      'such an expectation of a call',
      ['POST /api/startup HTTP/1.1', 'Host: a.example', 'Expect: foo', 'Content-Length: 0'],
      '417 expectation failed',
    ],
    ['a method in small letters', ['get / HTTP/1.1', 'Host: a.example'], '400 bad request'],
  ])('[SITE-1] refuses %s as a page, with the headers of one', async (_title, lines, status) => {
    const server = await create();
    onTestFinished(() => server.close());
    await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await said((server.server.address() as AddressInfo).port, lines);
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status}\\r\\n`));
    for (const header of [
      transport,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'content-type: text/html; charset=utf-8',
    ])
      expect(answer).toContain(header);
    expect(answer).toContain('<h1>');
  });
});

it('[SITE-1] gives what no site made the headers of a page, and lets no cache keep it', async () => {
  const server = await createServer({
    sites: { all: () => [] },
    assets: '/nowhere',
    api: (app) => {
      app.get('/api/known', () => ({ statusCode: 1 }));
      app.get('/api/lost', (_, reply) => reply.code(404).send({ statusCode: 404 }));
      app.post('/api/taking', () => ({ statusCode: 1 }));
      return Promise.resolve();
    },
  });
  onTestFinished(() => server.close());
  const ask = async (method: 'GET' | 'POST', url: string) => {
    const { statusCode, headers, body } = await server.inject({ method, url, headers: { host: 'nobody.example' } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    return [statusCode, body];
  };
  // What the API itself answers, and how its router refuses a body.
  const kept = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': callHeaders['Strict-Transport-Security'],
  };
  for (const call of [
    { method: 'GET', url: '/api/known' },
    { method: 'GET', url: '/api/lost' },
    { method: 'POST', url: '/api/taking', payload: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/api/taking', payload: '<a/>', headers: { 'content-type': 'application/xml' } },
  ] as const)
    expect((await server.inject(call)).headers, call.url).toMatchObject(kept);
  expect(await ask('POST', '/api/known')).toEqual([404, '{"statusCode":404,"statusMessage":"notFound"}']);
  expect((await ask('GET', '/assets/none.js'))[0]).toBe(404);
  expect((await ask('GET', '/'))[0]).toBe(404);
});
