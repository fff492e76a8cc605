import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedAssets } from '../../scripts/production/sharedAssets';
import { rollBack } from '../../scripts/publish/pointAt';
import { readStanding } from '../../scripts/publish/standing';
import { keyOf, nameOf } from '../../scripts/store/objects';
import { fleetFollower } from './fleetFollower';
import { smallFleet, type SmallFleet } from './smallFleet';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(() => fleet.remove());

let builds = 0;
/** Builds code with these hashed files, later than every build before. */
function build(id: string, files: Readonly<Record<string, string>>): void {
  const dist = join(fleet.folder, 'dist');
  mkdirSync(join(dist, 'code', id), { recursive: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  writeFileSync(join(dist, 'code', id, 'assets.json'), JSON.stringify(Object.keys(files)));
  const chunks = join(dist, 'code', id, 'chunks.json');
  writeFileSync(chunks, '{}');
  const madeAt = new Date(Date.UTC(2026, 0, 1, 0, 0, builds++));
  utimesSync(chunks, madeAt, madeAt);
}

/** Which of these hashed files a server sends that follows the store and has no code of its own. */
async function sent(...names: readonly string[]): Promise<readonly string[]> {
  const follower = fleetFollower(fleet);
  await follower.start();
  follower.stop();
  const none = join(fleet.folder, 'none');
  const asset = sharedAssets(none, fleet.store, () => follower.release()?.assets ?? new Map());
  const found = await Promise.all(names.map(async (name) => ((await asset(name)) ? [name] : [])));
  return found.flat();
}

it('publishes the hashed files of the code once a build', async () => {
  build('one', { 'a-1.js': '1', 'b-1.css': '2' });
  const first = await fleet.publish();
  expect((await fleet.publish()).release?.isNew).toBe(false);
  build('two', { 'a-2.js': '3' });
  const second = await fleet.publish();
  expect([first.release?.note.added, second.release?.note.changed, second.release?.isNew]).toEqual([2, 0, true]);
  expect((await fleet.publish()).release?.isNew).toBe(false);
  expect(await sent('a-1.js', 'b-1.css', 'a-2.js')).toEqual(['a-1.js', 'b-1.css', 'a-2.js']);
});

it('keeps the hashed files of a newer build when the configuration goes back to a release of before', async () => {
  build('one', { 'a-1.js': '1' });
  const first = await fleet.publish();
  fleet.edit('site-0.example', (site) => void (site['name'] = 'Mistake'));
  build('two', { 'a-2.js': '2' });
  await fleet.publish();
  await rollBack(fleet.store, 'live', fleet.publication().key, first.release?.note.id ?? '');
  expect(await sent('a-1.js', 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
  // They stay when something else is published.
  rmSync(join(fleet.folder, 'dist'), { recursive: true });
  fleet.edit('site-0.example', (site) => void (site['name'] = 'Mended'));
  await fleet.publish();
  expect(await sent('a-1.js', 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
});

it('keeps the hashed files of earlier builds with --full, and writes those of the newest once more', async () => {
  build('one', { 'a-1.js': '1' });
  await fleet.publish();
  build('two', { 'a-2.js': '2' });
  await fleet.publish();
  rmSync(join(fleet.storeFolder, keyOf(nameOf(Buffer.from('2')))));
  await fleet.publish({ isFull: true });
  expect(await sent('a-1.js', 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
  // Without built code, too.
  rmSync(join(fleet.folder, 'dist'), { recursive: true });
  await fleet.publish({ isFull: true });
  expect(await sent('a-1.js', 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
});

it('begins a new list of hashed files with --full where the one that stood cannot be read', async () => {
  build('one', { 'a-1.js': '1' });
  await fleet.publish();
  build('two', { 'a-2.js': '2' });
  await fleet.publish();
  const { assets } = await readStanding(fleet.store, 'live', fleet.publication().key);
  rmSync(join(fleet.storeFolder, keyOf(assets ?? '')));
  await fleet.publish({ isFull: true });
  expect(await sent('a-1.js', 'a-2.js')).toEqual(['a-2.js']);
});
