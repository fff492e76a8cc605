import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prune } from '../../scripts/publish/prune';
import { indexKey, readIndex } from '../../scripts/store/release';
import { remoteStore } from '../../scripts/store/httpStore';
import { storeAt } from '../../scripts/store/storeAt';
import { fleetFollower } from './fleetFollower';
import { keysOf, smallFleet } from './smallFleet';
import { publishedNames } from './storeContent';

const fleet = smallFleet(3);
const folder = mkdtempSync(join(tmpdir(), 'livery-s3-'));
const storage = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'sites', configs: [] }],
});
let environment: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const { port } = await storage.run();
  // The one key that this storage knows.
  environment = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  };
});
afterAll(async () => {
  await storage.close();
  await fleet.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

it('publishes to object storage with signed requests, and follows it from there', async () => {
  const store = storeAt('s3://sites/brands/one', environment);
  expect((await fleet.publish({ store })).release?.note.added).toBe(3);
  const seen: (readonly string[])[] = [];
  const faults: (string | undefined)[] = [];
  const follower = fleetFollower(fleet, {
    store,
    objects: store,
    everyMs: 100,
    onChange: ({ domains }) => void seen.push(domains),
    onFault: (reason) => void faults.push(reason),
  });
  await follower.start();
  expect(
    follower
      .release()
      ?.sites.map(({ domain }) => domain)
      .sort(),
  ).toEqual(['site-0.example', 'site-1.example', 'site-2.example']);
  fleet.edit('site-1.example', (site) => void (site['name'] = 'Coral'));
  expect((await fleet.publish({ store })).release?.note.changed).toBe(1);
  await expect.poll(() => seen.at(-1)).toEqual(['site-1.example']);
  follower.stop();
  expect(faults).toEqual([]);
});

it('lists all of a bucket below a prefix, in however many parts, and prunes it', async () => {
  const store = storeAt('s3://sites/brands/pruned', environment);
  for (const name of ['One', 'Two', 'Three']) {
    fleet.edit('site-0.example', (site) => void (site['name'] = name));
    await fleet.publish({ store });
  }
  // A part of a list has a thousand keys at most.
  const many = Array.from({ length: 1100 }, (_, index) => `objects/ff/${index}`);
  for (let start = 0; start < many.length; start += 50)
    await Promise.all(many.slice(start, start + 50).map((key) => store.write(key, Buffer.from('a'))));
  const keys = async () => (await store.list('objects/')).map(({ key }) => key);
  const before = await keys();
  expect(before).toEqual(expect.arrayContaining(many));
  const { key } = fleet.publication();
  // Times of this storage are whole seconds.
  const found = await prune({ store, key, keep: 1, youngMs: -2000 });
  expect(found).toMatchObject({ releases: 2, objects: 1106 });
  expect(await keys()).toHaveLength(before.length - 1106);
  expect(await publishedNames(fleet, store)).toMatchObject({ 'site-0.example': 'Three' });
  const wrong = storeAt('s3://sites', { ...environment, AWS_ACCESS_KEY_ID: 'SOMEBODY' });
  await expect(wrong.list('objects/')).rejects.toThrow('cannot be listed (status 403 (InvalidAccessKeyId)).');
});

it('refuses to begin without the names of a key, and says what the storage says to a wrong one', async () => {
  expect(() => storeAt('s3://sites', {})).toThrow('s3://sites: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const wrong = storeAt('s3://sites', { ...environment, AWS_ACCESS_KEY_ID: 'SOMEBODY' });
  const reason = 's3://sites: objects/a: status 403 (InvalidAccessKeyId).';
  await expect(wrong.write('objects/a', Buffer.from('a'))).rejects.toThrow(reason);
  // Nobody who lists or follows takes a wrong key for an empty store.
  await expect(wrong.read('objects/a')).rejects.toThrow(reason);
  await expect(wrong.replace('objects/a', undefined, Buffer.from('a'))).rejects.toThrow(reason);
});

it('takes an empty variable for one that is not set, as compose hands it on', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization ?? '');
    response.end('body');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = { AWS_ACCESS_KEY_ID: 'ONE', AWS_SECRET_ACCESS_KEY: 'TWO', AWS_SESSION_TOKEN: '', AWS_REGION: '' };
  const store = storeAt('s3://sites', { ...names, AWS_ENDPOINT_URL_S3: '', AWS_ENDPOINT_URL: endpoint });
  expect((await store.read('a'))?.toString()).toBe('body');
  expect(asked).toEqual([expect.stringContaining('/us-east-1/s3/aws4_request')]);
  server.close();
});

it.each([404, 403, 412, 500])(
  'leaves no connection behind where storage answers %i again and again',
  async (status) => {
    const sockets = new Set<unknown>();
    const server = createServer((request, response) => {
      sockets.add(request.socket);
      response.writeHead(request.method === 'PUT' || status !== 412 ? status : 404).end('x'.repeat(200_000));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = remoteStore('storage', endpoint, (url, init) => fetch(url, init));
    for (let asked = 0; asked < 20; asked += 1) {
      await store.read('channels/live/index.json').catch(() => undefined);
      await store.replace('channels/live/index.json', undefined, Buffer.from('a')).catch(() => undefined);
    }
    // A second one is opened while the first one is just becoming free.
    expect(sockets.size).toBeLessThanOrEqual(2);
    server.closeAllConnections();
    server.close();
  },
);

it('replaces what was read in object storage, and nothing else, also where two do it at the same moment', async () => {
  // Conditions as the S3 API has them; the storage of these tests does not know them.
  let stands: string | undefined;
  let busy = 0;
  const etagOf = (text: string) => `"${Buffer.from(text).toString('hex')}"`;
  const send = async (_: string, { method = 'GET', headers = {}, body }: RequestInit) => {
    const { 'if-match': match, 'if-none-match': none } = headers as Readonly<Record<string, string>>;
    if (method === 'GET') {
      return stands === undefined
        ? new Response('', { status: 404 })
        : new Response(stands, { headers: { etag: etagOf(stands) } });
    }
    const isMet = none === '*' ? stands === undefined : stands !== undefined && match === etagOf(stands);
    if (!isMet) return new Response('', { status: 412 });
    stands = Buffer.from(body as Uint8Array).toString();
    // The answer of a write that was done is lost once; it is asked for again.
    if (busy-- > 0) return send('', { method, headers, body } as RequestInit);
    return new Response('');
  };
  const store = remoteStore('s3://sites', 'http://s3.example/sites', (url, init) => send(url, init));
  const replace = (before: string | undefined, text: string) => store.replace('index.json', before, Buffer.from(text));
  expect((await Promise.all([replace(undefined, 'one'), replace(undefined, 'two')])).sort()).toEqual([false, true]);
  const first = stands;
  expect((await Promise.all(['three', 'four', 'five'].map((text) => replace(first, text)))).filter(Boolean)).toEqual([
    true,
  ]);
  expect(await replace(first, 'six')).toBe(false);
  busy = 1;
  expect([await replace(stands, 'seven'), stands]).toEqual([true, 'seven']);
});

it('is read through plain GET where it is public, and not written', async () => {
  await fleet.publish();
  let status = 200;
  const server = createServer((request, response) => {
    void fleet.store
      .read((request.url ?? '').slice(1))
      .then((body) => response.writeHead(body ? status : 404).end(status === 200 ? body : ''));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const store = storeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const text = (await store.read(indexKey('live')))?.toString() ?? '';
  expect(readIndex(text, keysOf(fleet), 'live').history).toHaveLength(1);
  expect(await store.read('objects/none')).toBeUndefined();
  await expect(store.write('a', Buffer.from('a'))).rejects.toThrow('can only be read');
  status = 500;
  await expect(store.read(indexKey('live'))).rejects.toThrow('status 500');
  server.closeAllConnections();
  server.close();
});
