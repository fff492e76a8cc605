import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { smallFleet, type SmallFleet } from '../publish/smallFleet';
import { startProduction, until } from '../server/productionProcess';
import { root } from '../server/running';

const [few, many] = [smallFleet(10), smallFleet(10_000)];
afterAll(async () => {
  await few.remove();
  await many.remove();
});

/** Says on its way out what the process took. */
const reporter = `data:text/javascript,${encodeURIComponent("process.on('exit', () => console.error(JSON.stringify({ ...process.resourceUsage(), wall: performance.now() })));")}`;

/** What the whole command takes: seconds of processor time and of a clock. */
function published({ storeFolder, keyFile, project, folder }: SmallFleet): {
  readonly seconds: number;
  readonly wall: number;
  readonly said: string;
} {
  const args = ['--to', storeFolder, '--key', keyFile, '--configs', project, '--dist', join(folder, 'none')];
  const child = spawnSync(process.execPath, ['--import', 'tsx', '--import', reporter, 'scripts/publish.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(child.status, child.stderr.slice(0, 500)).toBe(0);
  const usage = JSON.parse(child.stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage & {
    readonly wall: number;
  };
  return { seconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6, wall: usage.wall / 1000, said: child.stdout };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it('publishes one changed site among ten thousand at the cost of one among ten', { timeout: 3_600_000 }, () => {
  const all = published(many);
  published(few);
  const times = { few: [] as number[], again: [] as number[], many: [] as number[], wall: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    for (const name of ['few', 'many', 'again'] as const) {
      const fleet = name === 'many' ? many : few;
      fleet.edit('site-3.example', (site) => void (site['name'] = `Round ${round} ${name}`));
      const { seconds, wall, said } = published(fleet);
      expect(said).toContain('0 added, 1 changed, 0 removed. 4 files written.');
      times[name].push(seconds);
      if (name === 'many') times.wall.push(wall);
    }
  }
  const [ratio, control] = [median(times.many) / median(times.few), median(times.again) / median(times.few)];
  console.log(
    `Publishing 10,000 sites: ${all.seconds.toFixed(0)} s of processor time, ${all.wall.toFixed(0)} s in all. One changed: ${median(times.many).toFixed(2)} s of ` +
      `processor time, ${median(times.wall).toFixed(2)} s in all, ${ratio.toFixed(2)} × one among 10 (A/A ${control.toFixed(2)}).`,
  );
  expect(ratio).toBeLessThanOrEqual(1.2);
  // A site costs what ten of them do each.
  expect(all.seconds).toBeLessThanOrEqual(180);
});

it('serves ten thousand sites from one process', { timeout: 3_600_000 }, async () => {
  await buildCode(root, join(root, 'dist'));
  const start = performance.now();
  const server = await startProduction({
    from: many.storeFolder,
    key: many.publicKeyFile,
    cache: join(many.folder, 'cache'),
  });
  const ready = performance.now() - start;
  const first = performance.now();
  expect((await server.ask('site-77.example', '/')).status).toBe(200);
  const took = performance.now() - first;
  const later: number[] = [];
  // Sites of other templates, and some of the same: what a server has to learn, it has learnt by then.
  for (let index = 100; index < 130; index += 1) {
    const began = performance.now();
    expect((await server.ask(`site-${index}.example`, '/')).status).toBe(200);
    later.push(performance.now() - began);
  }
  many.edit('site-77.example', (site) => void (site['name'] = 'Changed'));
  const asked = performance.now();
  await many.publish();
  const published = performance.now();
  await until(
    async () =>
      (
        JSON.parse((await server.ask('site-77.example', '/manifest.webmanifest')).body.toString()) as {
          readonly name: string;
        }
      ).name,
    (name) => name === 'Changed',
  );
  const live = performance.now() - published;
  for (let index = 0; index < 10_000; index += 100)
    expect((await server.ask(`site-${index}.example`, '/robots.txt')).status).toBe(200);
  const megabytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  console.log(
    `10,000 sites: ready after ${(ready / 1000).toFixed(1)} s, first request of a home ${took.toFixed(0)} ms (later ones ${median(later).toFixed(0)} ms), published in ${((published - asked) / 1000).toFixed(1)} s, ` +
      `live ${live.toFixed(0)} ms after that, ${megabytes.toFixed(0)} MB at most.`,
  );
  expect(await server.stop()).toBe(0);
  // Before its threads had rendered for nobody, it was four times as long as later ones.
  expect(took / median(later)).toBeLessThanOrEqual(2.5);
  expect(megabytes).toBeLessThanOrEqual(1500);
});
