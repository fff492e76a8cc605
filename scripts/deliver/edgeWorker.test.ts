import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import worker from './edgeWorker';

const sites = [
  {
    site: {
      domain: 'a.example',
      aliases: ['www.a.example'],
      locales: { default: 'EN', enabled: [{ code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' }] },
      routes: [{ name: 'home', path: '/', access: 'public', title: {} }],
      categories: [],
    },
    queries: {},
    headers: { 'X-Policy': 'pages' },
    embedHeaders: {},
  },
];
const stored: Readonly<Record<string, string>> = {
  '/sites/a.example/index.html': 'home',
  '/sites/a.example/404.html': 'lost',
};

/** Paths that the storage was asked for. */
let asked: string[] = [];
let storage: Server;
let settings = { STORAGE: '', API: '' };
beforeAll(async () => {
  storage = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const body = path === '/edge/sites.json' ? JSON.stringify(sites) : stored[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html', etag: '"one"' }).end(body);
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(storage.address() as AddressInfo).port}/`;
  settings = { STORAGE: address, API: address };
});
afterEach(() => {
  asked = [];
  vi.useRealTimers();
});
afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await worker.fetch(new Request(`https://a.example${path}`, init), settings);
  return { status: response.status, policy: response.headers.get('x-policy'), body: await response.text() };
};

it('sends pages of the storage with their headers, and a missing one as the lost page with 404', async () => {
  expect(await ask('/')).toEqual({ status: 200, policy: 'pages', body: 'home' });
  expect(await ask('/robots.txt')).toEqual({ status: 404, policy: null, body: 'Not found.\n' });
  expect(await ask('/no-such-page')).toEqual({ status: 404, policy: 'pages', body: 'lost' });
});

it('refuses what is neither GET nor HEAD, and sends no body for HEAD', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  expect(await ask('/', { method: 'HEAD' })).toEqual({ status: 200, policy: 'pages', body: '' });
});

it.each([
  ['http://a.example/login?x=1', 'GET', 308, 'https://a.example/login?x=1'],
  ['http://www.a.example/%5Cb', 'GET', 308, 'https://a.example/%5Cb'],
  ['http://a.example/api/auth/login', 'POST', 308, 'https://a.example/api/auth/login'],
  ['http://a.example/assets/x.js', 'GET', 308, 'https://a.example/assets/x.js'],
  ['https://a.example/', 'GET', 200, null],
  ['http://a.example:8080/', 'GET', 200, null],
  ['http://a.example.localhost/', 'GET', 200, null],
  ['http://nobody.example/login', 'GET', 404, null],
])('leads plain http to https, on the main domain: %s', async (address, method, status, location) => {
  const response = await worker.fetch(new Request(address, { method, redirect: 'manual' }), settings);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  if (status === 308)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

it('reads the table of sites again after a minute, so that a new site needs no new worker', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  const tables = () => asked.filter((path) => path === '/edge/sites.json').length;
  await ask('/');
  await ask('/');
  expect(tables()).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await ask('/');
  expect(tables()).toBe(2);
});
