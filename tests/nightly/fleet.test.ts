import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generatedSites } from '../../scripts/bench/generatedSites';
import { loadedPlatform } from '../../scripts/bench/validation';

const root = resolve(import.meta.dirname, '../..');
const { themes } = loadedPlatform(root);
const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** A project whose sites are so many generated ones. */
function fleetOf(count: number): string {
  const place = join(folder, String(count));
  mkdirSync(join(place, 'site-configs/sites'), { recursive: true });
  cpSync(join(root, 'site-configs'), join(place, 'site-configs'), {
    recursive: true,
    filter: (path) => !/\/sites\/./.test(path),
  });
  symlinkSync(join(root, 'templates'), join(place, 'templates'));
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

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly said: string;
}

/** What a whole command takes: seconds of processor time, and megabytes at most. */
function run(script: string, ...args: readonly string[]): Run {
  const child = spawnSync(process.execPath, ['--import', 'tsx', '--import', reporter, script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(child.status, child.stdout.slice(0, 500) + child.stderr.slice(0, 500)).toBe(0);
  const usage = JSON.parse(child.stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  return {
    seconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    megabytes: usage.maxRSS / 1000,
    said: child.stdout,
  };
}

const validated = (place: string) => run('scripts/validate.ts', '--root', place);

/** A command that reads the same files, parses them and checks them with Ajv, and does nothing else. */
const plainly = (place: string) => run('tests/nightly/plainFleet.ts', place);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it(
  '[CARD-5] ten thousand sites cost each as much as one of a thousand, at most twice what JSON.parse and Ajv take, and less memory than 600 MB',
  { timeout: 1_800_000 },
  () => {
    const [few, thousand, tenThousand] = [10, 1_000, 10_000].map((count) => fleetOf(count));
    if (!few || !thousand || !tenThousand) return expect.unreachable();
    const rounds = Array.from({ length: 5 }, () => {
      const [start, small, plain, large, again] = [
        validated(few),
        validated(thousand),
        plainly(tenThousand),
        validated(tenThousand),
        plainly(tenThousand),
      ];
      expect(large.said).toContain('no problems');
      return {
        start: start.seconds,
        small: small.seconds,
        large: large.seconds,
        plain: plain.seconds,
        again: again.seconds,
        megabytes: large.megabytes,
      };
    });
    const [start, small, large, plain] = (['start', 'small', 'large', 'plain'] as const).map((name) =>
      median(rounds.map((round) => round[name])),
    );
    // Differences of medians: a start costs as much as a thousand sites and more.
    const growth = ((large ?? 0) - (start ?? 0)) / 9_990 / (((small ?? 0) - (start ?? 0)) / 990);
    const ratio = median(rounds.map((round) => (2 * round.large) / (round.plain + round.again)));
    const control = median(rounds.map((round) => round.again / round.plain));
    const megabytes = Math.max(...rounds.map((round) => round.megabytes));
    console.log(
      `10,000 sites: ${large?.toFixed(1)} s of processor time (start alone ${start?.toFixed(1)} s), ${megabytes.toFixed(0)} MB; a site costs ${growth.toFixed(2)} × ` +
        `one of 1,000; the whole command ${ratio.toFixed(2)} × one of JSON.parse and Ajv alone (${plain?.toFixed(1)} s; A/A ${control.toFixed(2)}).`,
    );
    expect(growth).toBeLessThanOrEqual(1.2);
    expect(ratio).toBeLessThanOrEqual(2);
    expect(megabytes).toBeLessThanOrEqual(600);
  },
);
