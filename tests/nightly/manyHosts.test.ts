import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { freePort } from '../../scripts/test/freePort';
import { smallFleet } from '../publish/smallFleet';
import { startFrontNginx } from '../server/frontProcess';
import { findNginx } from '../server/nginxProcess';
import { startProduction } from '../server/productionProcess';
import { root } from '../server/running';

const run = promisify(execFile);
const nginx = await findNginx();
const wrk = process.env['WRK_PATH'] ?? 'wrk';
const isThere = await run(wrk, ['-v']).then(
  () => true,
  (error: unknown) => (error as { readonly stdout?: string }).stdout?.startsWith('wrk') === true,
);
if (!isThere) console.warn('There is no wrk on this machine: ten thousand hosts are not asked.');

const hosts = Number(process.env['HOSTS'] ?? 10_000);
const fleet = smallFleet(hosts);
afterAll(() => fleet.remove());

interface Pass {
  readonly requests: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Sends requests for some seconds, each to the next host. */
async function load(port: number, path: string, first: number, count: number, seconds: number): Promise<Pass> {
  const args = [
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '--timeout',
    '120s',
    '-s',
    join(import.meta.dirname, 'hosts.lua'),
    `http://127.0.0.1:${port}`,
    '--',
    path,
  ];
  const { stdout } = await run(wrk, [...args, String(first), String(count)]);
  const [, requests, failed, duration] = (/RESULT (\d+) (\d+) (\d+)/.exec(stdout) ?? []).map(Number);
  return { requests: requests ?? 0, failed: failed ?? 0, seconds: (duration ?? 0) / 1e6 };
}

const rate = ({ requests, seconds }: Pass) => requests / seconds;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it.skipIf(!isThere || nginx === undefined)(
  'asks ten thousand hosts through nginx, cold and warm, without an error, as fast as one static host',
  { timeout: 7_200_000 },
  async () => {
    await buildCode(root, join(root, 'dist'));
    await fleet.publish();
    const ports = [await freePort(), await freePort()] as const;
    const staticPort = await freePort();
    const server = await startProduction({
      from: fleet.storeFolder,
      key: fleet.publicKeyFile,
      cache: join(fleet.folder, 'cache'),
      more: ['--port', String(ports[0]), '--fresh', '36000', '--edge-fresh', '36000'],
    });
    const path = '/manifest.webmanifest';
    const page = await server.ask('site-0.example', path, { 'accept-encoding': 'br' });
    const htdocs = join(fleet.folder, 'static');
    mkdirSync(htdocs);
    writeFileSync(join(htdocs, 'manifest.webmanifest'), page.body);
    const headers = Object.entries(page.headers)
      .filter(([name]) => /policy|vary|content-type-options|cache-control|content-encoding/.test(name))
      .map(([name, value]) => `  add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
    const folder = join(fleet.folder, 'nginx');
    // Both write the same log in the same way, as both would in the open.
    const log = `access_log ${join(folder, 'static.log')} livery buffer=64k flush=1s;`;
    const host = `server {\n  listen 127.0.0.1:${staticPort};\n  root ${htdocs};\n  ${log}\n${headers.join('\n')}\n}\n`;
    const front = await startFrontNginx(nginx ?? '', folder, ports, host);

    let asked = 0;
    let failed = 0;
    let seconds = 0;
    while (asked < hosts) {
      const pass = await load(front.port, path, asked, hosts, 30);
      expect(pass.requests).toBeGreaterThan(0);
      asked += pass.requests;
      failed += pass.failed;
      seconds += pass.seconds;
    }
    const rounds: { readonly warm: number; readonly one: number; readonly again: number }[] = [];
    for (let round = 0; round < 7; round += 1) {
      const passes = [
        await load(staticPort, path, 0, 1, 4),
        await load(front.port, path, 0, hosts, 4),
        await load(staticPort, path, 0, 1, 4),
      ] as const;
      failed += passes[1].failed + passes[0].failed + passes[2].failed;
      rounds.push({ one: rate(passes[0]), warm: rate(passes[1]), again: rate(passes[2]) });
    }
    const ratio = median(rounds.map(({ one, warm, again }) => (2 * warm) / (one + again)));
    const control = median(rounds.map(({ one, again }) => again / one));
    console.log(
      `${hosts} hosts through nginx: cold ${asked} requests in ${seconds.toFixed(0)} s, warm ${median(rounds.map(({ warm }) => warm)).toFixed(0)} a second, ` +
        `${ratio.toFixed(2)} × one static host (A/A ${control.toFixed(2)}), ${failed} failed.`,
    );
    await front.stop();
    expect(await server.stop()).toBe(0);
    expect(failed).toBe(0);
    expect(ratio).toBeGreaterThanOrEqual(0.9);
  },
);
