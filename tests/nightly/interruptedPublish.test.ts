import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { standingOf } from '../../scripts/publish/standing';
import { readObject } from '../../scripts/store/objects';
import { indexKey, readIndex, unpackSite } from '../../scripts/store/release';
import { storeAt } from '../../scripts/store/storeAt';
import { keysOf, root, smallFleet } from '../publish/smallFleet';

const fleet = smallFleet(2);
afterAll(() => fleet.remove());

/** Publishes by the command, from the folder of a store, with what ends it. */
function publishTo(store: string, env: Readonly<Record<string, string>> = {}) {
  const args = [
    '--to',
    store,
    '--key',
    fleet.keyFile,
    '--configs',
    fleet.project,
    '--dist',
    join(fleet.folder, 'none'),
  ];
  const killer = join(import.meta.dirname, 'killAfter.mjs');
  const program = ['--import', 'tsx', '--import', killer, 'scripts/publish.ts', ...args];
  rmSync(join(fleet.project, '.cache'), { recursive: true, force: true, maxRetries: 10 });
  return spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
}

/** Names of the sites as a server reads them: everything that the index leads to is there and whole. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const store = storeAt(folder);
  const text = (await store.read(indexKey('live')))?.toString() ?? '';
  const standing = await standingOf(store, text, readIndex(text, keysOf(fleet), 'live'));
  const rows = await standing.rows();
  return Promise.all(rows.map(async ({ site }) => (await unpackSite(await readObject(store, site))).site.name)).then(
    (names) => names.sort(),
  );
}

it(
  'leaves what was published before, or all of the new, when it is killed at any write',
  { timeout: 1_800_000 },
  async () => {
    await fleet.publish();
    const before = ['Site 0', 'Site 1'];
    const after = ['New 0', 'Site 1'];
    fleet.edit('site-0.example', (site) => void (site['name'] = 'New 0'));
    const base = join(fleet.folder, 'base');
    cpSync(fleet.storeFolder, base, { recursive: true });
    const fresh = (name: string) => {
      const folder = join(fleet.folder, name);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      cpSync(base, folder, { recursive: true });
      return folder;
    };
    const whole = publishTo(fresh('whole'), { KILL_AT: '0' });
    const steps = Number(/steps (\d+)/.exec(whole.stderr)?.[1]);
    // The site, its part of the table, the release and the index: each is written beside its place, and renamed; and
    // the lock before the index.
    expect(steps).toBe(9);
    for (let step = 1; step <= steps; step += 1) {
      for (const when of step === steps ? ['before', 'after'] : ['before']) {
        const folder = fresh('killed');
        const { signal } = publishTo(folder, { KILL_AT: String(step), KILL_WHEN: when });
        expect([step, when, signal]).toEqual([step, when, 'SIGKILL']);
        expect([step, when, await namesIn(folder)]).toEqual([step, when, when === 'after' ? after : before]);
        // Whoever publishes again gets there.
        if (step % 3 === 0) {
          expect(publishTo(folder, { KILL_AT: '0' }).status).toBe(0);
          expect(await namesIn(folder)).toEqual(after);
        }
      }
    }
  },
);

/** A small disk of its own, where whoever runs this may mount one. */
function smallDisk(kilobytes: number): { readonly folder: string; readonly remove: () => void } | undefined {
  const folder = join(fleet.folder, 'disk');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  return { folder, remove: () => void execFileSync('umount', [folder]) };
}

it('leaves what was published before on a disk that is full', { timeout: 600_000 }, async ({ skip }) => {
  const disk = smallDisk(180);
  if (!disk) return skip('This needs a user who may mount a small disk.');
  try {
    fleet.edit('site-0.example', (site) => void (site['name'] = 'Before'));
    const first = publishTo(disk.folder, { KILL_AT: '0' });
    expect([first.status, first.stderr]).toEqual([0, expect.stringContaining('steps')]);
    execFileSync('dd', ['if=/dev/zero', `of=${join(disk.folder, 'filler')}`, 'bs=1k'], { stdio: 'ignore' });
  } catch (error) {
    // `dd` ends with a status because the disk is full, as it should be.
    if (!(error instanceof Error && 'status' in error)) throw error;
  }
  try {
    fleet.edit('site-0.example', (site) => void (site['name'] = 'After'));
    const second = publishTo(disk.folder, { KILL_AT: '0' });
    expect([second.status, second.stderr]).toEqual([1, expect.stringMatching(/cannot be written \(ENOSPC/)]);
    expect(await namesIn(disk.folder)).toEqual(['Before', 'Site 1']);
    rmSync(join(disk.folder, 'filler'));
    expect(publishTo(disk.folder, { KILL_AT: '0' }).status).toBe(0);
    expect(await namesIn(disk.folder)).toEqual(['After', 'Site 1']);
  } finally {
    disk.remove();
  }
});
