import { execFile } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listReleases, rollBack } from '../../scripts/publish/pointAt';
import { prune, type Pruning } from '../../scripts/publish/prune';
import { indexKey } from '../../scripts/store/release';
import { newKeyPair, signingKey } from '../../scripts/store/signing';
import type { Store } from '../../scripts/store/store';
import { StoreFault } from '../../scripts/store/storeFault';
import { root, smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames, storedFiles } from './storeContent';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(async () => {
  vi.useRealTimers();
  await fleet.remove();
});

const key = () => fleet.publication().key;
const ids = async (channel = 'live') =>
  (await listReleases(fleet.store, channel, key()))?.history.map(({ id }) => id) ?? [];
const pruned = (besides: Partial<Pruning> = {}) =>
  prune({ store: fleet.store, key: key(), keep: 2, youngMs: -1000, ...besides });
const objects = () => [...storedFiles(fleet).keys()].filter((file) => file.includes('/objects/')).length;

/** Publishes so many releases, each with another name of the first site. */
async function publishNames(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    fleet.edit('site-0.example', (site) => void (site['name'] = name));
    await fleet.publish();
  }
}

/** Goes to each release of the history and reads all of it. */
async function expectWhole(): Promise<void> {
  for (const id of await ids()) {
    await rollBack(fleet.store, 'live', key(), id);
    expect(Object.keys(await publishedNames(fleet))).toEqual(['site-0.example', 'site-1.example']);
  }
}

it('removes what no kept release of any channel needs, and nothing else', async () => {
  await publishNames('One', 'Two');
  await fleet.publish({ channel: 'next' });
  await publishNames('Three', 'Four', 'Five');
  const [five, four, , , one] = await ids();
  await rollBack(fleet.store, 'live', key(), one ?? '');
  const before = objects();
  const counted = await pruned({ isDry: true });
  expect(objects()).toBe(before);
  expect(await ids()).toHaveLength(5);
  expect(await pruned()).toEqual(counted);
  // The live one stays, however old it is. "Two" is of the other channel.
  expect(await ids()).toEqual([five, four, one]);
  // Of the third one: the site, its part of the table, and the release.
  expect([counted.releases, counted.objects, before - objects()]).toEqual([2, 3, 3]);
  expect(counted.bytes).toBeGreaterThan(0);
  expect(await publishedNames(fleet)).toMatchObject({ 'site-0.example': 'One' });
  await expectWhole();
  await rollBack(fleet.store, 'next', key(), (await ids('next'))[0] ?? '');
  expect(await pruned()).toMatchObject({ releases: 0, objects: 0 });
});

it('leaves what is young, and takes what a killed publication left behind once that is old', async () => {
  await publishNames('One', 'Two', 'Three');
  const left = join(fleet.storeFolder, 'objects/00/half.1-abcd.tmp');
  await fleet.store.write('objects/00/half.1-abcd.tmp', Buffer.from('half'));
  const day = 86_400_000;
  expect(await pruned({ youngMs: day })).toMatchObject({ releases: 1, objects: 0 });
  const past = new Date(Date.now() - 2 * day);
  utimesSync(left, past, past);
  expect(await pruned({ youngMs: day })).toEqual({ releases: 0, objects: 1, bytes: 4 });
});

it('takes nothing away where an index cannot be trusted, or a kept release cannot be read', async () => {
  await publishNames('One', 'Two', 'Three');
  await fleet.publish({ channel: 'other', key: signingKey(newKeyPair().privatePem) });
  const before = objects();
  await expect(pruned()).rejects.toThrow('channels/other/index.json: the signature is none of');
  rmSync(join(fleet.storeFolder, indexKey('other')));
  const id = (await ids())[1] ?? '';
  const release = join(fleet.storeFolder, 'objects', id.slice(0, 2), id);
  writeFileSync(release, 'other bytes');
  await expect(pruned()).rejects.toThrow('holds other bytes than its name says');
  expect(objects()).toBe(before);
  // Of that one nothing is wanted.
  expect(await pruned({ keep: 1 })).toMatchObject({ releases: 1 });
  await expectWhole();
});

it('lets nobody publish on what it removes: who began before, or begins meanwhile, is told to publish again', async () => {
  await publishNames('One', 'Two', 'Three');
  let isFirst = true;
  const slow: Store = {
    ...fleet.store,
    write: async (name, body, type) => {
      await fleet.store.write(name, body, type);
      if (!isFirst) return;
      isFirst = false;
      // What was written just now has the bytes of the first release, which goes.
      const busy: Store = {
        ...fleet.store,
        remove: async (own) => {
          await expect(fleet.publish()).rejects.toThrow('is being pruned. Try again when that is over');
          await expect(prune({ store: fleet.store, key: key(), keep: 2, youngMs: 0 })).rejects.toThrow(
            'is being pruned',
          );
          await fleet.store.remove(own);
        },
      };
      expect(await pruned({ store: busy })).toMatchObject({ releases: 1, objects: 3 });
    },
  };
  fleet.edit('site-0.example', (site) => void (site['name'] = 'One'));
  await expect(fleet.publish({ store: slow })).rejects.toThrow('has been pruned meanwhile. Nothing was changed.');
  expect(await publishedNames(fleet)).toMatchObject({ 'site-0.example': 'Three' });
  await fleet.publish();
  expect(await publishedNames(fleet)).toMatchObject({ 'site-0.example': 'One' });
  await expectWhole();
});

it('lets nobody publish for a while after a removal failed: the storage may still do it', async () => {
  await publishNames('One', 'Two', 'Three');
  const store: Store = { ...fleet.store, remove: () => Promise.reject(new StoreFault('status 503')) };
  await expect(pruned({ store })).rejects.toThrow('status 503');
  await expect(fleet.publish()).rejects.toThrow('is being pruned');
  // What fails before anything is removed keeps nobody waiting.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 });
  const unlisted: Store = { ...fleet.store, list: () => Promise.reject(new StoreFault('status 503')) };
  await expect(pruned({ store: unlisted })).rejects.toThrow('status 503');
  await fleet.publish();
});

it('leaves a store that is whole wherever it ends, and goes on the next time', async () => {
  await publishNames('One', 'Two', 'Three', 'Four');
  const before = objects();
  let steps = 0;
  for (let last = 0; ; last += 1) {
    steps = 0;
    /** After the last step nothing is done any more, as where the process is killed. */
    const step = async <Value>(work: () => Promise<Value>) => {
      steps += 1;
      if (steps > last) throw new Error('killed');
      return work();
    };
    const store: Store = {
      ...fleet.store,
      replace: (...args) => step(() => fleet.store.replace(...args)),
      remove: (...args) => step(() => fleet.store.remove(...args)),
    };
    const isDone = await pruned({ store }).then(
      () => true,
      () => false,
    );
    if (isDone) break;
    expect(Object.keys(await publishedNames(fleet))).toHaveLength(2);
    // Nobody knows that it was killed: its right ends by itself.
    if (last > 0) await expect(pruned()).rejects.toThrow('is being pruned');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 });
  }
  expect(steps).toBeGreaterThan(2);
  expect(objects()).toBeLessThan(before);
  expect(await ids()).toHaveLength(2);
  await expectWhole();
});

it('says what it would remove and what it removed, and refuses its settings without it', async () => {
  await publishNames('One', 'Two', 'Three');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/publish.ts', '--to', fleet.storeFolder, '--key', fleet.keyFile, ...args],
      { cwd: root },
    ).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stderr: string }).stderr,
    );
  expect(await run('--prune', '--keep', '1', '--dry-run')).toBe('Would remove: 2 releases, 0 objects of 0.0 MB.\n');
  expect(await run('--prune', '--keep', '1')).toBe('Removed: 2 releases, 0 objects of 0.0 MB.\n');
  expect(await run('--keep', '1')).toContain('--keep, --older and --dry-run go with --prune.');
});
