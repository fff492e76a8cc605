import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteFile, SiteSource } from '../build/siteSource';
import { testSite } from '../../tests/fixtures/site';
import { createServer } from './server';

const site = { ...testSite(), domain: 'a.example', aliases: ['www.a.example'] };
const page = (text: string): SiteFile => ({
  encodings: { identity: Buffer.from(text), gzip: Buffer.from(`gzip ${text}`), br: Buffer.from(`br ${text}`) },
  type: 'text/html; charset=utf-8',
  etag: `"${text}"`,
});
const files: Readonly<Record<string, SiteFile>> = {
  'index.html': page('home'),
  '404.html': page('lost'),
  'embed/chat.html': page('chat'),
};
const source: SiteSource = {
  site,
  release: 'one',
  headers: { 'X-Policy': 'pages' },
  embedHeaders: { 'embed/chat.html': { 'X-Policy': 'embeds' } },
  file: (path) => Promise.resolve(files[path]),
};

let assets = '';
let server: FastifyInstance;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'livery-assets-'));
  await writeFile(join(assets, 'main-1a2b3c4.js'), 'run()');
  server = await createServer({ sites: { all: () => [source] }, assets });
});
afterAll(async () => {
  await server.close();
  await rm(assets, { recursive: true, force: true, maxRetries: 10 });
});

const ask = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
  server.inject({ url, headers: { host: 'a.example', ...headers } });

it('sends pages that browsers ask for again each time, in the best encoding', async () => {
  const { statusCode, headers, body } = await ask('/', { 'accept-encoding': 'gzip, br' });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'br home' });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: '"home-br"',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'x-policy': 'pages',
  });
});

it.each(['"home"', 'W/"home"', '"other", "home"'])(
  'answers 304 without a body to a browser that has %s',
  async (tag) => {
    const { statusCode, body } = await ask('/', { 'if-none-match': tag });
    expect({ statusCode, body }).toEqual({ statusCode: 304, body: '' });
  },
);

it('[ROUTE-4] sends the lost page with 404, also to a browser that has it', async () => {
  for (const headers of [{}, { 'if-none-match': '"lost"' }]) {
    const { statusCode, body } = await ask('/no-such-page', headers);
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'lost' });
  }
});

it('sends documents that hold outside code with headers of their own', async () => {
  expect((await ask('/embed/chat')).headers['x-policy']).toBe('embeds');
});

it('[SITE-1] leads an alias to the main domain with 308 and keeps path and query', async () => {
  const { statusCode, headers } = await ask('/about?from=mail', { host: 'www.a.example:4173' });
  expect([statusCode, headers.location]).toEqual([308, 'http://a.example:4173/about?from=mail']);
});

it('tells an unknown host of nothing, keeps nothing, and writes no markup of the visitor', async () => {
  const { statusCode, headers, body } = await ask('/', { host: '<img src=x onerror="go()">' });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain('No site answers to this host');
  expect(body).not.toMatch(/onerror|a\.example/);
});

it('lets hashed files be kept for a year', async () => {
  const { statusCode, headers } = await ask('/assets/main-1a2b3c4.js');
  expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
});
