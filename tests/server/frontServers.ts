import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { loadBundles } from '../../scripts/config/readConfigs';
import { createConnection } from '../../scripts/connect/connection';
import { readStanding } from '../../scripts/publish/standing';
import { keyOf } from '../../scripts/store/objects';
import { freePort } from '../../scripts/test/freePort';
import { smallFleet, type SmallFleet } from '../publish/smallFleet';
import { site } from './frontLoad';
import type { Front } from './frontProcess';
import { findNginx } from './nginxProcess';
import { startProduction, type ProductionProcess } from './productionProcess';
import { root } from './running';
import { startPlatform, type TestPlatform } from './testPlatform';

export const nginxPath = await findNginx();
export const varnishPath = await promisify(execFile)('varnishd', ['-V']).then(
  () => 'varnishd',
  () => undefined,
);
if (varnishPath === undefined) console.warn('There is no varnishd on this machine: its tests are skipped.');

/** Two servers of a fleet of six sites, for a front; the fourth site's pages cannot be made. */
export interface FrontServers {
  readonly fleet: () => SmallFleet;
  readonly ports: () => readonly [number, number];
  /** Where the servers look for Varnish. */
  readonly varnishPort: () => number;
  readonly running: () => readonly ProductionProcess[];
  readonly publish: () => ReturnType<SmallFleet['publish']>;
  /** Pages that were rendered by both. */
  readonly renders: () => Promise<number>;
  /** Starts one of them in the place of what ran there; a front may keep its pages for other seconds than before. */
  readonly restart: (index: 0 | 1, fresh?: number) => Promise<void>;
}

/** Starts them before the tests of the file, and ends them after; a front may keep pages for so many seconds. */
export function runFrontServers(edgeFresh: number): FrontServers {
  let fleet: SmallFleet;
  let platform: TestPlatform;
  const servers: ProductionProcess[] = [];
  let ports: readonly [number, number] = [0, 0];
  let varnishPort = 0;
  const publish = () =>
    fleet.publish({
      connection: createConnection(fleet.project, { api: platform.origin }),
      connectionName: platform.origin,
    });
  const restart = async (index: 0 | 1, fresh = edgeFresh) => {
    const purge = `http://127.0.0.1:${varnishPort}/`;
    const caching = ['--fresh', '3600', '--purge', purge, '--edge-fresh', String(fresh)];
    servers[index] = await startProduction({
      from: fleet.storeFolder,
      key: fleet.publicKeyFile,
      cache: join(fleet.folder, `cache-${index}`),
      more: ['--port', String(ports[index]), ...caching],
    });
  };
  beforeAll(async () => {
    await buildCode(root, join(root, 'dist'));
    fleet = smallFleet(6);
    platform = await startPlatform(() => [...loadBundles(fleet.project).bundles.values()].map((bundle) => bundle.site));
    await publish();
    // The compiled form of a site goes out of the store.
    const standing = await readStanding(fleet.store, 'live', fleet.publication().key);
    rmSync(join(fleet.storeFolder, keyOf((await standing.row(site(3)))?.site ?? '')));
    ports = [await freePort(), await freePort()];
    varnishPort = await freePort();
    await Promise.all([restart(0), restart(1)]);
  }, 900_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await platform.close();
    await fleet.remove();
  });
  return {
    fleet: () => fleet,
    ports: () => ports,
    varnishPort: () => varnishPort,
    running: () => servers,
    publish,
    renders: async () => {
      const counts = await Promise.all(servers.map((server) => server.figure('livery_render_seconds_count')));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    restart,
  };
}

/** The name of a site, as its manifest has it. */
export async function nameOf(front: Front, index: number): Promise<string> {
  const { body } = await front.ask(site(index), '/manifest.webmanifest');
  return (JSON.parse(body.toString()) as { readonly name: string }).name;
}
