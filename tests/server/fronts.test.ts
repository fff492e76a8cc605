import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { createConnection } from '../../scripts/connect/connection';
import { loadBundles } from '../../scripts/config/readConfigs';
import { readStanding } from '../../scripts/publish/standing';
import { keyOf } from '../../scripts/store/objects';
import { rollBack } from '../../scripts/publish/pointAt';
import { freePort } from '../../scripts/test/freePort';
import { ask } from '../e2e/sites';
import { keysOf, smallFleet, type SmallFleet } from '../publish/smallFleet';
import { startFrontNginx, startFrontVarnish, type Front } from './frontProcess';
import { findNginx } from './nginxProcess';
import { startProduction, until, type ProductionProcess } from './productionProcess';
import { nightlyIt, root } from './running';
import { site, startLoad, startupCall } from './frontLoad';
import { startPlatform, type TestPlatform } from './testPlatform';

const nginxPath = await findNginx();
const varnishPath = await promisify(execFile)('varnishd', ['-V']).then(
  () => 'varnishd',
  () => undefined,
);
if (varnishPath === undefined) console.warn('There is no varnishd on this machine: its tests are skipped.');

const transport = 'max-age=63072000; includeSubDomains';

let fleet: SmallFleet;
let platform: TestPlatform;
let servers: ProductionProcess[] = [];
let ports: readonly [number, number] = [0, 0];
let varnishPort = 0;
const publish = () =>
  fleet.publish({
    connection: createConnection(fleet.project, { api: platform.origin }),
    connectionName: platform.origin,
  });
/** Takes the compiled form of a site out of the store: its pages can then not be made. */
async function loseSite(index: number): Promise<void> {
  const standing = await readStanding(fleet.store, 'live', keysOf(fleet));
  rmSync(join(fleet.storeFolder, keyOf((await standing.row(site(index)))?.site ?? '')));
}
const renders = async () =>
  (await Promise.all(servers.map((server) => server.figure('livery_render_seconds_count')))).reduce(
    (sum, count) => sum + count,
    0,
  );
const startServer = (index: 0 | 1, edgeFresh: number) =>
  startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, `cache-${index}`),
    more: [
      '--port',
      String(ports[index]),
      '--fresh',
      '3600',
      '--purge',
      `http://127.0.0.1:${varnishPort}/`,
      '--edge-fresh',
      String(edgeFresh),
    ],
  });

beforeAll(async () => {
  await buildCode(root, join(root, 'dist'));
  fleet = smallFleet(6);
  platform = await startPlatform(() => [...loadBundles(fleet.project).bundles.values()].map((bundle) => bundle.site));
  await publish();
  await loseSite(3);
  ports = [await freePort(), await freePort()];
  varnishPort = await freePort();
}, 900_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await platform.close();
  fleet.remove();
});

/** Both servers again, which let what stands in front keep pages for so many seconds. */
async function startServers(edgeFresh: number): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  servers = await Promise.all([startServer(0, edgeFresh), startServer(1, edgeFresh)]);
}

/** What a front answers to a request as it is written. */
function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.once('end', () => resolve(said));
    socket.once('error', reject);
  });
}

const nameOf = async (front: Front, index: number) =>
  (JSON.parse((await front.ask(site(index), '/manifest.webmanifest')).body.toString()) as { readonly name: string })
    .name;

describe.skipIf(nginxPath === undefined)('nginx in front of two servers', () => {
  let front: Front;
  beforeAll(async () => {
    // So long that a slow machine has asked for all that one test asks for.
    await startServers(3600);
    front = await startFrontNginx(nginxPath ?? '', join(fleet.folder, 'nginx'), ports);
  });
  afterAll(async () => front.stop());

  it('asks once for what a thousand visitors want, and keeps it', async () => {
    const before = await renders();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => front.ask(site(0), '/', { 'accept-encoding': 'br' })),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['content-encoding'])}`))).toEqual(
      new Set(['200 br']),
    );
    expect((await renders()) - before).toBe(1);
    const [first] = answers;
    expect(first?.headers['surrogate-key']).toBeUndefined();
    expect((await front.ask(site(0), '/')).headers['content-encoding']).toBeUndefined();
    expect((await front.ask(site(0), '/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('leads plain http to https, and says HSTS with every answer', async () => {
    const plain = await ask(site(0), '/slots?a=1', {}, front.plainPort);
    expect([plain.status, plain.headers.location]).toEqual([308, `https://${site(0)}/slots?a=1`]);
    const others = await Promise.all([
      ...['/', '/no-such-page', '/Slots', '/%ff', '/assets/none.js', '/api/none'].map((path) =>
        front.ask(site(0), path),
      ),
      front.ask('nobody.example', '/'),
      front.ask(`www.${site(0)}`, '/'),
    ]);
    const answers = [plain, ...others];
    expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual(answers.map(() => transport));
    expect(answers.map(({ status }) => status)).toEqual([308, 200, 404, 308, 400, 404, 404, 404, 308]);
    expect((await front.ask(`www.${site(0)}`, '/x')).headers.location).toMatch(/^https:\/\/site-0\.example/);
  });

  it('asks servers for all other pages and calls after a page that no server can make', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await front.ask(site(3), `/?round=${round}`)).status).toBe(503);
      expect((await front.ask(site(2), '/robots.txt')).status).toBe(200);
      expect(await startupCall(front, site(2))).toBe(200);
    }
  });

  it('[ROUTE-5] keeps a page once whatever arguments it is asked with that no page knows', async () => {
    const asked = () =>
      servers.flatMap(({ log }) => log).filter(({ msg, url }) => msg === 'answered' && String(url).startsWith('/vip'))
        .length;
    for (let index = 0; index < 20; index += 1)
      expect((await front.ask(site(0), `/vip?utm_source=${index}&x`)).status).toBe(200);
    expect(asked()).toBe(1);
    // What pages know decides whether there is such a page, however it is written.
    expect((await front.ask(site(0), '/playnow?game=1')).status).toBe(404);
    expect((await front.ask(site(0), '/playnow')).status).toBe(200);
    expect((await front.ask(site(0), '/playnow?g%61me=1')).status).toBe(404);
    expect((await front.ask(site(0), '/playnow')).status).toBe(200);
  });

  it('[ROUTE-5] keeps nothing for addresses that are no page, and a page once however its host is written', async () => {
    const files = () =>
      readdirSync(join(fleet.folder, 'nginx/cache'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length;
    expect((await front.ask(site(0), '/')).status).toBe(200);
    const before = files();
    const hosts = [
      'SITE-0.example',
      'site-0.example.',
      'site-0.example:1',
      'site-0.example:443',
      'Site-0.Example.:8443',
    ];
    for (const host of hosts) expect([host, (await front.ask(host, '/')).status]).toEqual([host, 200]);
    for (let index = 0; index < 25; index += 1) {
      const missing = await front.ask(site(0), `/no-such-page-${index}`);
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect((await front.ask(`nobody-${index}.example`, '/')).status).toBe(404);
      expect((await front.ask(site(0), `/Slots?a=${index}`)).headers.location).toBe(`/slots?a=${index}`);
    }
    expect(files()).toBe(before);
    expect((await front.ask('www.site-0.example:8443', '/x?a=1')).headers.location).toBe(
      'https://site-0.example:8443/x?a=1',
    );
  });

  it('[SITE-1] asks for the host that the request line names, whatever else is said', async () => {
    const answer = await rawAnswer(
      front.port,
      `GET http://${site(1)}/manifest.webmanifest HTTP/1.1\r\nHost: ${site(2)}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain('"Site 1"');
    expect(await nameOf(front, 1)).toBe('Site 1');
    expect(await nameOf(front, 2)).toBe('Site 2');
  });

  it.each([
    ['a page that is not there', site(0), '/no-such-popular-page', 404],
    ['another name of a site', `www.${site(0)}`, '/popular', 308],
    ['a page that cannot be made', site(3), '/popular', 503],
  ])('lets no visitor wait for others who want %s, too', async (_, host, path, status) => {
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 40 }, () => front.ask(host, path)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    // One after the other, each would wait for half a second: twenty in all.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('lets no browser use an older file, which the front may use', async () => {
    const page = await front.ask(site(0), '/slots.json');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=2']);
    expect((await front.ask(site(0), '/no-such-page')).headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
  });

  it('[CARD-3] shows no page of a site that has gone, or is another name of one, once servers know', async () => {
    const gone = [site(4), site(5)];
    const before = await publish();
    for (const host of gone) expect((await front.ask(host, '/')).status).toBe(200);
    for (const host of gone) rmSync(join(fleet.project, 'site-configs/sites', host), { recursive: true });
    fleet.edit(site(0), (file) => void (file['aliases'] = [`www.${site(0)}`, site(5)]));
    await publish();
    const statuses = async () => Promise.all(gone.map(async (host) => (await front.ask(host, '/')).status));
    await until(statuses, (found) => String(found) === '404,308', 20_000);
    // Also while nobody asks, and when many do.
    await new Promise((done) => setTimeout(done, 3000));
    for (let round = 0; round < 5; round += 1) expect(await statuses()).toEqual([404, 308]);
    // What is kept of one visitor's answer has nothing of his arguments.
    for (const args of ['', '?a=1', '?b=2', ''])
      expect((await front.ask(site(5), `/${args}`)).headers.location).toBe(`https://${site(0)}/${args}`);
    await rollBack(fleet.store, 'live', fleet.publication().key, before.release?.note.id ?? '');
    await until(statuses, (found) => String(found) === '200,200', 20_000);
  });

  nightlyIt('[CARD-3] rolls out and back under load, and changes servers, without one failed request', async () => {
    // It knows no keys: it asks again soon.
    await startServers(2);
    const load = startLoad(front);
    const first = await publish();
    fleet.edit(site(1), (file) => void (file['name'] = 'Rolled out'));
    await publish();
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Rolled out',
    );
    await rollBack(fleet.store, 'live', fleet.publication().key, first.release?.note.id ?? '');
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Site 1',
    );
    // One server after the other goes and comes again.
    for (const index of [0, 1] as const) {
      await servers[index]?.stop();
      servers[index] = await startServer(index, 2);
    }
    expect(load.report().failedCalls).toEqual([]);
    await servers[1]?.stop('SIGKILL');
    servers[1] = await startServer(1, 2);
    const { asked, called, failed, failedCalls } = await load.stop();
    console.log(`${asked} requests, ${failed.length} failed; ${called} calls, ${failedCalls.length} failed.`);
    expect(failed).toEqual([]);
    // A call that was under way at a server which is killed is not made twice: one of each player, at most.
    expect(failedCalls.length).toBeLessThanOrEqual(2);
    expect([asked > 100, called > 100]).toEqual([true, true]);
  });

  nightlyIt('sends what it kept while no server answers', async () => {
    expect((await front.ask(site(2), '/about')).status).toBe(200);
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await new Promise((done) => setTimeout(done, 3000));
    expect((await front.ask(site(2), '/about')).status).toBe(200);
  });
});

describe.skipIf(varnishPath === undefined)('Varnish in front of two servers', () => {
  let front: Front;
  beforeAll(async () => {
    await startServers(3600);
    front = await startFrontVarnish(join(fleet.folder, 'varnish'), ports, varnishPort);
  });
  afterAll(async () => front.stop());

  nightlyIt('keeps a page for each encoding, and leads plain http to https', async () => {
    const before = await renders();
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => front.ask(site(1), '/about', { 'accept-encoding': 'gzip, br' })),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['content-encoding'])}`))).toEqual(
      new Set(['200 br']),
    );
    expect((await renders()) - before).toBeLessThanOrEqual(1);
    expect((await front.ask(site(1), '/about')).headers['content-encoding']).toBeUndefined();
    const plain = await front.ask(site(1), '/about', { 'x-forwarded-proto': 'http' });
    expect([plain.status, plain.headers.location, plain.headers['strict-transport-security']]).toEqual([
      308,
      `https://${site(1)}/about`,
      transport,
    ]);
    expect(answers.map(({ headers }) => headers['surrogate-key'])).toEqual(answers.map(() => undefined));
  });

  nightlyIt('forgets the pages of a site that has changed, by their keys, and no others', async () => {
    const dates = async (index: number) => String((await front.ask(site(index), '/about')).headers.date);
    const other = await dates(2);
    expect(await nameOf(front, 1)).toBe('Site 1');
    fleet.edit(site(1), (file) => void (file['name'] = 'Purged'));
    await publish();
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Purged',
    );
    expect(await dates(2)).toBe(other);
  });

  nightlyIt('lets nobody purge with a text that is no key', async () => {
    const purge = (keys: string) =>
      fetch(`http://127.0.0.1:${front.port}/`, { method: 'PURGE', headers: { 'surrogate-key': keys } });
    expect((await purge('site:a") || req.url ~ ("')).status).toBe(400);
    expect((await purge('site:none.example')).status).toBe(200);
  });

  nightlyIt('keeps a page once however its host is written, and nothing for what is no page', async () => {
    const stat = async (name: string) => {
      const run = promisify(execFile);
      const { stdout } = await run('varnishstat', ['-n', join(fleet.folder, 'varnish/run'), '-1', '-f', name]);
      return Number(/\S+\s+(\d+)/.exec(stdout)?.[1]);
    };
    const made = () => renders();
    expect((await front.ask(site(2), '/vip')).status).toBe(200);
    const [before, asked] = [await made(), await stat('MAIN.backend_req')];
    for (const host of ['SITE-2.example', 'site-2.example.', 'site-2.example:1', 'Site-2.Example.:443'])
      expect([host, (await front.ask(host, '/vip')).status]).toEqual([host, 200]);
    expect([await made(), await stat('MAIN.backend_req')]).toEqual([before, asked]);
    const bodies = async () => stat('SMA.s0.g_bytes');
    const bytes = await bodies();
    for (let index = 0; index < 25; index += 1)
      expect((await front.ask(site(2), `/no-such-page-${index}`)).status).toBe(404);
    // What is remembered of each goes after seconds, and is less than a page.
    expect((await bodies()) - bytes).toBeLessThan(25 * 4096);
  });

  nightlyIt('lets no visitor wait for others who want what is not kept, too', async () => {
    const none = (response: ServerResponse) => response.writeHead(404, { 'Cache-Control': 'no-store' }).end('none');
    const held: ServerResponse[] = [];
    let [asked, isFree] = [0, false];
    const slow = createServer((request, response) => {
      if (request.url !== '/wanted') return void response.end('ok');
      asked += 1;
      if (isFree) none(response);
      else if (asked > 1) held.push(response);
      // The others are there by now, and wait for this one.
      else setTimeout(() => none(response), 1000);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => slow.once('listening', done));
    const { port } = slow.address() as AddressInfo;
    const other = await startFrontVarnish(join(fleet.folder, 'varnish-slow'), [port, port], await freePort());
    const visitors = (count: number) =>
      Array.from({ length: count }, () => other.ask(site(0), '/wanted').catch(String));
    try {
      const answers = visitors(5);
      await until(
        () => held.length,
        (length) => length >= 3,
        20_000,
      );
      // Whoever comes now finds that it is not kept.
      answers.push(...visitors(20));
      await until(
        () => held.length,
        (length) => length >= 23,
        20_000,
      );
      isFree = true;
      held.splice(0).forEach(none);
      const statuses = (await Promise.all(answers)).map((answer) =>
        typeof answer === 'string' ? answer : answer.status,
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    } finally {
      await other.stop();
      slow.closeAllConnections();
      slow.close();
    }
  });
});
