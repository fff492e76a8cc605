import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask as askAt, fiesta, harbor, type HttpAnswer } from '../e2e/sites';
import { findNginx, startNginx, type RunningNginx } from './nginxProcess';
import { root, runServer } from './running';

const dist = join(root, 'dist');
const run = promisify(execFile);

/** Of the pages and languages, those that are visited. */
const visited = ['--pages', 'home,about,slots,playnow,casino,fishing,not-found', '--locales', 'default,EN,PHP,CN'];

// Written before the server starts, which then serves what stands there.
const server = runServer(async () => {
  for (const { domain } of [fiesta, harbor])
    await run(
      process.execPath,
      ['--import', 'tsx', 'scripts/build.ts', '--content', 'sandbox', '--domain', domain, ...visited],
      { cwd: root },
    );
});
const { ask } = server;
const path = await findNginx();

/** Headers in which a site's documents must not differ, wherever they are served from. */
const policies = [
  'content-type',
  'cache-control',
  'location',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-robots-tag',
];

/**
 * Hosts and paths whose answers are compared: pages, languages, aliases, files, what is not there, and what somebody
 * may try.
 */
const visits: readonly (readonly [host: string, path: string])[] = [
  ...['/', '/about', '/about?from=mail', '/slots', '/playnow', '/php', '/php/slots', '/cn/about', '/not-enabled'].map(
    (path) => [harbor.domain, path] as const,
  ),
  ...[
    '/en',
    '/en/',
    '/en/about',
    '/en/livecasino?x=1',
    '/livecasino',
    '/livecasino/',
    '/php/fish',
    '/about/',
    '//about',
    '/php//',
    '/english',
  ].map((path) => [harbor.domain, path] as const),
  ...[
    '/rus/about',
    '/no-such-page',
    '/php/no-such-page',
    '/404',
    '/404.html',
    '/index',
    '/index.html',
    '/about.html',
    '/php/404',
    '/_headers',
    '/%61bout',
  ].map((path) => [harbor.domain, path] as const),
  ...[
    '/playnow?category=slots',
    '/playnow?category=nothing',
    '/playnow?category=slots&game=koi',
    '/php/playnow?category=nothing',
    '/slots?category=nothing',
  ].map((path) => [harbor.domain, path] as const),
  ...[
    '/about.json',
    '/php/about.json',
    '/404.json',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/builds/latest.json',
    '/brand/logo.svg',
  ].map((path) => [harbor.domain, path] as const),
  ...[
    '/embed/chat',
    '/embed/analytics',
    '/embed/other',
    '/modals/loginmodal.json',
    '/nothing.svg',
    '/a/b/c',
    '/.cache',
    '/a%0d%0aSet-Cookie:x=1/',
  ].map((path) => [harbor.domain, path] as const),
  ...['/', '/php', '/php/slots', '/en', '/en/slots', '/esp/livecasino/'].map((path) => [fiesta.domain, path] as const),
  ['www.lucky-harbor.example', '/about?from=mail'],
  ['www.lucky-harbor.example', '/'],
];

/** What two answers are compared by. A redirect has a place to go; policies do it no harm. */
function essence({ status, headers, body }: HttpAnswer) {
  if (status === 308) return { status, location: headers.location };
  const kept = Object.fromEntries(
    policies.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  return { status, headers: kept, body: `${body.length} bytes, ${createHash('sha256').update(body).digest('hex')}` };
}

/** Answers that are not those of Livery's own server, one line each. */
async function differences(other: (host: string, path: string) => Promise<HttpAnswer>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [host, path] of visits) {
    const [theirs, ours] = [essence(await other(host, path)), essence(await ask(host, path))].map((answer) =>
      JSON.stringify(answer),
    );
    if (theirs !== ours) found.push(`${host}${path} answers ${theirs}, not ${ours}`);
  }
  return found;
}

// Without nginx on the machine there is nothing to compare; NGINX_PATH may name one.
describe.skipIf(path === undefined)('nginx', () => {
  let nginx: RunningNginx | undefined;
  const askNginx = (host: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
    askAt(host, address, headers, nginx?.port ?? 0);
  beforeAll(async () => {
    nginx = await startNginx(path ?? '', dist, server.port());
  });
  afterAll(async () => nginx?.stop());

  test("[ROUTE-3] [SITE-1] answers as Livery's own server does", async () => {
    expect(await differences(askNginx)).toEqual([]);
  });

  test('sends compressed files, revalidates pages and lets hashed files be kept', async () => {
    const page = await askNginx(harbor.domain, '/', { 'accept-encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(
      (await askNginx(harbor.domain, '/', { 'accept-encoding': 'gzip', 'if-none-match': String(page.headers.etag) }))
        .status,
    ).toBe(304);
    const html = (await askNginx(harbor.domain, '/')).body.toString();
    const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
    const asset = await askNginx(harbor.domain, entry);
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(essence(await askNginx(harbor.domain, '/assets/none.js')).status).toBe(404);
  });

  test('hands calls on to the platform, with the host', async () => {
    const [own, shipped] = [await ask(harbor.domain, '/api/startup'), await askNginx(harbor.domain, '/api/startup')];
    const shapeOf = ({ status, body }: HttpAnswer) => [status, Object.keys(JSON.parse(body.toString()) as object)];
    expect(shapeOf(shipped)).toEqual(shapeOf(own));
  });

  test('an unknown host is 404', async () => {
    expect((await askNginx('nobody.example', '/')).status).toBe(404);
  });
});

describe('the edge rule', () => {
  let storage: Server | undefined;
  let storagePort = 0;
  let worker: EdgeWorker | undefined;
  beforeAll(async () => {
    const started = createServer((request, response) => void store(request.url ?? '/', response)).listen(
      0,
      '127.0.0.1',
    );
    storage = started;
    await new Promise((done) => started.once('listening', done));
    const address = started.address();
    storagePort = address !== null && typeof address === 'object' ? address.port : 0;
    worker = await loadWorker();
  });
  afterAll(() => void storage?.close());

  const answer = async (host: string, address: string): Promise<HttpAnswer> => {
    if (!worker) throw new Error('The worker was not loaded.');
    const settings = { STORAGE: `http://127.0.0.1:${storagePort}/`, API: `http://127.0.0.1:${server.port()}/` };
    const response = await worker.fetch(new Request(`https://${host}${address}`), settings);
    const { location, ...headers } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      // Livery's own server is asked by plain http here.
      headers: location === undefined ? headers : { ...headers, location: location.replace(/^https:/, 'http:') },
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  test("[ROUTE-3] [SITE-1] answers as Livery's own server does", async () => {
    expect(await differences(answer)).toEqual([]);
  });

  test('says so when the storage is silent', async () => {
    const other = await loadWorker('?silent');
    const response = await other.fetch(new Request(`https://${harbor.domain}/`), {
      STORAGE: 'http://127.0.0.1:9/',
      API: 'http://127.0.0.1:9/',
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
  });
});

interface EdgeWorker {
  readonly fetch: (request: Request, settings: { readonly STORAGE: string; readonly API: string }) => Promise<Response>;
}

/** The built worker; a `query` returns one that remembers nothing. */
async function loadWorker(query = ''): Promise<EdgeWorker> {
  const module = (await import(pathToFileURL(join(dist, 'edge', 'worker.js')).href + query)) as {
    readonly default: EdgeWorker;
  };
  return module.default;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** A storage as object stores are: a file by its name, or 404. */
async function store(url: string, response: ServerResponse): Promise<void> {
  const path = new URL(url, 'http://storage').pathname;
  const body = await readFile(join(dist, path)).catch(() => undefined);
  response.statusCode = body ? 200 : 404;
  if (body)
    response.setHeader('Content-Type', types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  response.end(body);
}
