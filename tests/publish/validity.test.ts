import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FollowerParts } from '../../scripts/production/follower';
import { listReleases, pointAt, refresh, rollBack } from '../../scripts/publish/pointAt';
import { readStanding } from '../../scripts/publish/standing';
import { indexKey, readIndex } from '../../scripts/store/release';
import { fleetFollower } from './fleetFollower';
import { keysOf, root, smallFleet, type SmallFleet } from './smallFleet';

const hour = 3_600_000;
let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(async () => {
  vi.useRealTimers();
  await fleet.remove();
});

const key = () => fleet.publication().key;
const textOf = async () => (await fleet.store.read(indexKey('live')))?.toString() ?? '';
const indexNow = async () => readIndex(await textOf(), keysOf(fleet), 'live');
const refuses = /^channels\/live\/index\.json was valid until .*Z\. Sign it again: npm run publish -- --refresh\.$/;

/** Signs the index again as if it had been made some hours ago. */
async function age(hours: number): Promise<void> {
  const [standing, index] = [await readStanding(fleet.store, 'live', key()), await indexNow()];
  const earlier = (time: string) => new Date(Date.parse(time) - hours * hour).toISOString();
  const aged = { ...index, at: earlier(index.at), sequence: index.sequence - hours * hour };
  await pointAt(fleet.store, key(), standing, index.until ? { ...aged, until: earlier(index.until) } : aged);
}

/** What a server runs after its start, by the number of the index, and what it told. */
async function startedWith(parts: Partial<FollowerParts> = {}) {
  const faults: (string | undefined)[] = [];
  const follower = fleetFollower(fleet, { onFault: (reason) => void faults.push(reason), ...parts });
  await follower.start();
  follower.stop();
  return { runs: follower.release()?.index.sequence, faults };
}

const loseCache = () => rmSync(join(fleet.folder, 'cache'), { recursive: true, force: true });

it('lets no server begin on an index whose time is over, and lets one that runs it go on and tell', async () => {
  await fleet.publish({ validMs: hour });
  const { sequence } = await indexNow();
  expect(await startedWith()).toEqual({ runs: sequence, faults: [] });
  await age(2);
  const old = await indexNow();
  loseCache();
  expect(await startedWith()).toEqual({ runs: undefined, faults: [expect.stringMatching(refuses)] });

  // One that ran it before begins on what it kept, whatever the time is.
  await refresh(fleet.store, 'live', key());
  const { sequence: refreshed } = await indexNow();
  expect(await startedWith()).toEqual({ runs: refreshed, faults: [] });
  await age(3);
  loseCache();
  const { sequence: aged } = await indexNow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * hour });
  expect(await startedWith()).toEqual({ runs: aged, faults: [] });
  vi.useRealTimers();
  expect(await startedWith()).toEqual({ runs: aged, faults: [expect.stringMatching(refuses)] });
  expect(old.sequence).toBeLessThan(refreshed);
});

it('keeps the time for which an index is valid, also for a roll-back, until another is named', async () => {
  const periodOf = async () => {
    const { at, until } = await indexNow();
    return until && (Date.parse(until) - Date.parse(at)) / hour;
  };
  const first = (await fleet.publish()).release?.note.id ?? '';
  expect(await periodOf()).toBeUndefined();
  // Nothing has changed but that.
  await fleet.publish({ validMs: 5 * hour });
  expect(await periodOf()).toBe(5);
  fleet.edit('site-0.example', (site) => void (site['name'] = 'Second'));
  await fleet.publish();
  expect(await periodOf()).toBe(5);
  const before = await indexNow();
  await rollBack(fleet.store, 'live', key(), first);
  expect([await periodOf(), (await indexNow()).release]).toEqual([5, first]);
  expect((await indexNow()).sequence).toBeGreaterThan(before.sequence);
  expect((await startedWith()).faults).toEqual([]);
  await refresh(fleet.store, 'live', key(), { validMs: 7 * hour });
  expect([await periodOf(), (await indexNow()).release]).toEqual([7, first]);
  expect((await listReleases(fleet.store, 'live', key()))?.history).toEqual(before.history);
  await refresh(fleet.store, 'live', key(), { validMs: 0 });
  expect(await periodOf()).toBeUndefined();
});

it('counts no index that is older than the one that a server is told, kept or not', async () => {
  await fleet.publish();
  const { sequence, at } = await indexNow();
  expect(await startedWith({ notBefore: sequence })).toEqual({ runs: sequence, faults: [] });
  const refused = `channels/live/index.json is of ${at}, and none counts before ${new Date(sequence + 1).toISOString()}.`;
  const kept = `The index that was kept is not used. ${refused}`;
  expect(await startedWith({ notBefore: sequence + 1 })).toEqual({ runs: undefined, faults: [kept, refused] });
  loseCache();
  expect(await startedWith({ notBefore: sequence + 1 })).toEqual({ runs: undefined, faults: [refused] });
});

it('signs again by --refresh, for so many hours as --valid names', async () => {
  await fleet.publish();
  const before = await indexNow();
  const args = ['--import', 'tsx', 'scripts/publish.ts', '--to', fleet.storeFolder, '--key', fleet.keyFile];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--refresh', '--valid', '48'], {
    cwd: root,
  });
  const { sequence, release, until } = await indexNow();
  expect(stdout).toBe(`Signed again: ${release.slice(0, 12)}, number ${sequence}, valid until ${until}.\n`);
  expect([release, sequence > before.sequence]).toEqual([before.release, true]);
});
