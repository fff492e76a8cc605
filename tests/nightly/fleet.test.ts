import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generatedSites } from '../../scripts/bench/generatedSites';
import { plainAjv } from '../../scripts/bench/plainAjv';
import { loadedPlatform } from '../../scripts/bench/validation';

const root = resolve(import.meta.dirname, '../..');
const { themes } = loadedPlatform(root);
const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project whose sites are so many generated ones. */
function fleetOf(count: number): string {
  const place = join(folder, String(count));
  mkdirSync(join(place, 'site-configs/sites'), { recursive: true });
  cpSync(join(root, 'site-configs'), join(place, 'site-configs'), { recursive: true, filter: (path) => !/\/sites\/./.test(path) });
  for (const name of ['templates', 'engine', 'widgets', 'schemas', 'package.json', 'modules.ts']) symlinkSync(join(root, name), join(place, name));
  for (const { files } of generatedSites(count, themes)) {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), text);
    }
  }
  return place;
}

/** Says on its way out what the process took. */
const reporter = `data:text/javascript,${encodeURIComponent("process.on('exit', () => console.error(JSON.stringify(process.resourceUsage())));")}`;

/** What the whole command takes: seconds of processor time, and megabytes at most. */
function validated(place: string): { readonly seconds: number; readonly megabytes: number; readonly said: string } {
  const child = spawnSync(process.execPath, ['--import', 'tsx', '--import', reporter, 'scripts/validate.ts', '--root', place], { cwd: root, encoding: 'utf8' });
  expect(child.status, child.stdout.slice(0, 500)).toBe(0);
  const usage = JSON.parse(child.stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  return { seconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6, megabytes: usage.maxRSS / 1000, said: child.stdout };
}

/** Seconds of processor time to parse and check the same files with Ajv alone. */
function plainly(count: number): number {
  const texts = generatedSites(count, themes).flatMap(({ files }) => [...files.values()]);
  const validate = plainAjv(root);
  const start = process.cpuUsage();
  for (const text of texts) if (!validate(JSON.parse(text))) throw new Error('A generated site does not fit its schema.');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

it('[CARD-5] ten thousand sites cost each as much as one of a thousand, and less memory than 600 MB', { timeout: 900_000 }, () => {
  const [few, thousand, tenThousand] = [10, 1_000, 10_000].map((count) => validated(fleetOf(count)));
  if (!few || !thousand || !tenThousand) return expect.unreachable();
  const each = (run: { readonly seconds: number }, count: number) => (run.seconds - few.seconds) / (count - 10);
  const ratio = each(tenThousand, 10_000) / each(thousand, 1_000);
  const plain = plainly(10_000);
  console.log(
    `10,000 sites: ${tenThousand.seconds.toFixed(1)} s of processor time (start alone ${few.seconds.toFixed(1)} s), ${tenThousand.megabytes.toFixed(0)} MB; ` +
      `a site costs ${ratio.toFixed(2)} × one of 1,000; JSON.parse and Ajv alone: ${plain.toFixed(1)} s.`,
  );
  expect(tenThousand.said).toContain('no problems');
  expect(ratio).toBeLessThanOrEqual(1.2);
  expect(tenThousand.megabytes).toBeLessThanOrEqual(600);
});
