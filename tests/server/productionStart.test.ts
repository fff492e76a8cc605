import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { loadBundles } from '../../scripts/config/readConfigs';
import { createConnection } from '../../scripts/connect/connection';
import { readStanding } from '../../scripts/publish/standing';
import { keyOf } from '../../scripts/store/objects';
import { storeAt } from '../../scripts/store/storeAt';
import { freePort } from '../../scripts/test/freePort';
import { ask } from '../e2e/sites';
import { smallFleet, type SmallFleet } from '../publish/smallFleet';
import { startProduction, until } from './productionProcess';
import { nightlyIt, root } from './running';
import { startPlatform } from './testPlatform';

let fleet: SmallFleet;
const site = (index: number) => `site-${index}.example`;

beforeAll(async () => {
  await buildCode(root, join(root, 'dist'));
  fleet = smallFleet(3);
  await fleet.publish();
}, 600_000);
afterAll(() => fleet.remove());

it('answers nobody until it has sites, so that no host is told that there is none', async () => {
  const port = await freePort();
  const second = await startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache-unready'),
    more: ['--port', String(port)],
    isUnready: true,
  });
  const answers = new Set<number | string>();
  const asked = () =>
    ask(site(0), '/robots.txt', {}, port).then(
      ({ status }) => status,
      (error: unknown) => (error as NodeJS.ErrnoException).code ?? '',
    );
  await until(
    async () => answers.add(await asked()),
    () => second.log.some(({ msg }) => msg === 'ready'),
  );
  expect([...answers].filter((answer) => answer !== 200)).toEqual(['ECONNREFUSED']);
  expect(await asked()).toBe(200);
  await second.stop();
});

it('ends with status 0 where it is told to stop while it still starts', async () => {
  let asked = () => undefined as unknown;
  const first = new Promise<void>((done) => (asked = done));
  const silent = createServer(() => asked()).listen(0, '127.0.0.1');
  await new Promise((done) => silent.once('listening', done));
  const starting = await startProduction({
    from: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/store`,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache-starting'),
    isUnready: true,
  });
  await first;
  expect(await starting.stop()).toBe(0);
  expect(starting.log.map(({ msg }) => msg)).toEqual(['stops']);
  silent.closeAllConnections();
  silent.close();
});

it('renders for nobody before it is ready: asks no platform, keeps nothing of it, and lives with a lost site', async () => {
  const platform = await startPlatform(() =>
    [...loadBundles(fleet.project).bundles.values()].map((bundle) => bundle.site),
  );
  const [api, storeFolder] = [platform.origin, join(fleet.folder, 'warm-store')];
  const store = storeAt(storeFolder);
  await fleet.publish({ store, connection: createConnection(fleet.project, { api }), connectionName: api });
  const standing = await readStanding(store, 'live', fleet.publication().key);
  rmSync(join(storeFolder, keyOf((await standing.row(site(1)))?.site ?? '')));
  const cache = join(fleet.folder, 'cache-warm');
  const server = await startProduction({ from: storeFolder, key: fleet.publicKeyFile, cache });
  expect(platform.asked).toBe(0);
  expect(['pages', 'content'].filter((folder) => existsSync(join(cache, folder)))).toEqual([]);
  expect(await server.figure('livery_render_seconds_count')).toBe(0);
  // What was rendered without a platform is not what a visitor gets.
  const page = await server.ask(site(0), '/');
  expect(page.status).toBe(200);
  expect(platform.asked).toBeGreaterThan(0);
  expect(/"values":(.*?)\},"styles"/.exec(page.body.toString())?.[1]?.length).toBeGreaterThan(500);
  expect((await server.ask(site(1), '/')).status).toBe(503);
  await server.stop();
  await platform.close();
});

nightlyIt(
  '[CARD-3] purges what a release changed that came while no server ran, once it can be asked for it',
  async () => {
    const purged: string[] = [];
    const front = createServer((request, response) => {
      purged.push(`${request.method} ${String(request.headers['surrogate-key'])}`);
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((done) => front.once('listening', done));
    const purge = ['--purge', `http://127.0.0.1:${(front.address() as AddressInfo).port}/`];
    const start = () =>
      startProduction({
        from: fleet.storeFolder,
        key: fleet.publicKeyFile,
        cache: join(fleet.folder, 'cache-purge'),
        more: purge,
      });
    await (await start()).stop();
    purged.length = 0;
    fleet.edit(site(2), (file) => void (file['name'] = 'Meanwhile'));
    await fleet.publish();
    const second = await start();
    await until(
      () => purged,
      (keys) => keys.length > 0,
    );
    expect(purged[0]).toBe(`PURGE site:${site(2)}`);
    await second.stop();
    front.close();
  },
);
