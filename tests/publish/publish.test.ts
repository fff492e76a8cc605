import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listReleases, pointAt, rollBack } from '../../scripts/publish/pointAt';
import { readStanding } from '../../scripts/publish/standing';
import { keyOf } from '../../scripts/store/objects';
import { indexKey } from '../../scripts/store/release';
import { newKeyPair, signingKey } from '../../scripts/store/signing';
import type { Store } from '../../scripts/store/store';
import { smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames, storedFiles } from './storeContent';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(4);
});
afterEach(() => fleet.remove());

/** What a server would read: each site's name by its domain. */
const published = (store?: Store) => publishedNames(fleet, store);
const stored = () => storedFiles(fleet);

const domain = (index: number) => `site-${index}.example`;
const named = (name: string) => (site: Record<string, unknown>) => void (site['name'] = name);

it('publishes every site, and then writes only what changed', async () => {
  const first = await fleet.publish();
  expect(first.release?.note).toMatchObject({ sites: 4, added: 4, changed: 0, removed: 0 });
  expect(await published()).toEqual({
    [domain(0)]: 'Site 0',
    [domain(1)]: 'Site 1',
    [domain(2)]: 'Site 2',
    [domain(3)]: 'Site 3',
  });

  const before = stored();
  expect((await fleet.publish()).release).toMatchObject({ isNew: false, objects: 0 });
  expect(stored()).toEqual(before);

  fleet.edit(domain(2), named('Reef'));
  const second = await fleet.publish();
  expect(second.release?.note).toMatchObject({ sites: 4, added: 0, changed: 1, removed: 0 });
  expect((await published())[domain(2)]).toBe('Reef');
  const fresh = [...stored().keys()].filter((file) => !before.has(file));
  // The site, its part of the table, the release. The parts of hosts are as before.
  expect(fresh).toHaveLength(3);
});

it('sees a file that was touched and holds the same as unchanged, and one of the same size and time as changed', async () => {
  await fleet.publish();
  const file = join(fleet.project, 'site-configs/sites', domain(1), 'site.json');
  utimesSync(file, new Date(), new Date());
  expect((await fleet.publish()).release?.isNew).toBe(false);
  const time = new Date('2026-01-01T00:00:00Z');
  utimesSync(file, time, time);
  await fleet.publish();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Site 1"', '"Site 7"'));
  utimesSync(file, time, time);
  expect((await fleet.publish()).release?.note.changed).toBe(1);
  expect((await published())[domain(1)]).toBe('Site 7');
});

it('adds and takes away sites and pictures, and needs no memory of the last run for it', async () => {
  await fleet.publish();
  const sites = join(fleet.project, 'site-configs/sites');
  rmSync(join(sites, domain(0)), { recursive: true });
  mkdirSync(join(sites, domain(1), 'brand'));
  writeFileSync(
    join(sites, domain(1), 'brand/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
  );
  rmSync(join(fleet.project, '.cache'), { recursive: true });
  expect((await fleet.publish()).release?.note).toMatchObject({ sites: 3, added: 0, changed: 1, removed: 1 });
  expect(Object.keys(await published())).toEqual([domain(1), domain(2), domain(3)]);

  // The hosts of a site that is gone are free.
  fleet.edit(domain(3), (site) => void (site['aliases'] = [domain(0)]));
  expect((await fleet.publish()).problems).toEqual([]);
});

it('compiles every site again when something that all share changed', async () => {
  await fleet.publish();
  const file = join(fleet.project, 'site-configs/families/harbor.json');
  const family = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...family, name: 'Shared' }));
  const { note } = (await fleet.publish()).release ?? {};
  expect(note).toBeDefined();
  expect((await fleet.publish()).release?.isNew).toBe(false);
});

it('[CARD-5] writes nothing when a site has an error', async () => {
  await fleet.publish();
  const before = stored();
  fleet.edit(domain(0), named('Well'));
  fleet.edit(domain(1), (site) => void (site['theme'] = { code: 'nothing', color: 'gold' }));
  const { problems, release } = await fleet.publish();
  expect(release).toBeUndefined();
  expect(problems.map(({ file }) => file)).toContain(`site-configs/sites/${domain(1)}/site.json`);
  expect(stored()).toEqual(before);
});

it('[SITE-1] refuses a host that a site has which is not looked at', async () => {
  await fleet.publish();
  fleet.edit(domain(3), (site) => void (site['aliases'] = [`www.${domain(0)}`]));
  const { problems } = await fleet.publish({ only: [domain(3)] });
  expect(problems.map(({ code, file, message }) => [code, file, message])).toEqual([
    [
      'domain-claimed',
      `site-configs/sites/${domain(3)}/site.json`,
      `"www.${domain(0)}" is already claimed by site-configs/sites/${domain(0)}/site.json. A host belongs to one site. Take it out of one of the two.`,
    ],
  ]);
});

it('goes back to an earlier release and lists them', async () => {
  const first = await fleet.publish();
  fleet.edit(domain(0), named('Second'));
  const second = await fleet.publish();
  const { key } = fleet.publication();
  const [one, two] = [first.release?.note.id ?? '', second.release?.note.id ?? ''];
  await rollBack(fleet.store, 'live', key, one.slice(0, 12));
  expect((await published())[domain(0)]).toBe('Site 0');
  const index = await listReleases(fleet.store, 'live', key);
  expect([index?.release, index?.history.map(({ id }) => id)]).toEqual([one, [two, one]]);
  await rollBack(fleet.store, 'live', key, two);
  expect((await published())[domain(0)]).toBe('Second');
  await expect(rollBack(fleet.store, 'live', key, 'abcdef')).rejects.toThrow('"abcdef" is not one release');
});

it('goes back to no release of which the store has lost something, and changes nothing', async () => {
  const first = (await fleet.publish()).release?.note.id ?? '';
  const standing = await readStanding(fleet.store, 'live', fleet.publication().key);
  const lost = keyOf((await standing.row(domain(0)))?.site ?? '');
  fleet.edit(domain(0), named('Second'));
  await fleet.publish();
  const body = readFileSync(join(fleet.storeFolder, lost));
  rmSync(join(fleet.storeFolder, lost));
  const before = stored();
  const { key } = fleet.publication();
  await expect(rollBack(fleet.store, 'live', key, first)).rejects.toThrow(
    `${lost} is missing, which the release ${first.slice(0, 12)} needs. Nothing was changed.`,
  );
  expect(stored()).toEqual(before);
  writeFileSync(join(fleet.storeFolder, lost), body);
  await rollBack(fleet.store, 'live', key, first);
  expect((await published())[domain(0)]).toBe('Site 0');
});

it('keeps channels apart', async () => {
  await fleet.publish();
  fleet.edit(domain(0), named('Next'));
  await fleet.publish({ channel: 'next' });
  expect((await published())[domain(0)]).toBe('Site 0');
  await expect(fleet.publish({ channel: '../live' })).rejects.toThrow('is no name of a channel');
});

it('refuses a store whose index somebody else signed, or that holds no index, until it is told to begin again', async () => {
  await fleet.publish();
  const other = signingKey(newKeyPair().privatePem);
  await expect(fleet.publish({ key: other })).rejects.toThrow('the signature is none of');
  writeFileSync(join(fleet.storeFolder, indexKey('live')), '{"signed":');
  await expect(fleet.publish()).rejects.toThrow('channels/live/index.json is no signed index.');
  expect((await fleet.publish({ isFull: true })).release?.note.added).toBe(4);
  expect((await published())[domain(0)]).toBe('Site 0');
});

it('writes every site with --full, and keeps the number and the history of an index that can be verified', async () => {
  const first = await fleet.publish();
  const ahead = Date.now() + 3_600_000;
  const { key } = fleet.publication();
  const standing = await readStanding(fleet.store, 'live', fleet.publication().key);
  await pointAt(fleet.store, key, standing, { ...(standing.index ?? expect.unreachable()), sequence: ahead });
  fleet.edit(domain(0), named('Second'));
  const { note, isNew } = (await fleet.publish({ isFull: true })).release ?? expect.unreachable();
  expect([isNew, note.added]).toEqual([true, 4]);
  const index = await listReleases(fleet.store, 'live', key);
  expect([index?.sequence, index?.history.map(({ id }) => id)]).toEqual([ahead + 1, [note.id, first.release?.note.id]]);
  expect((await fleet.publish({ isFull: true })).release?.isNew).toBe(true);
});

it('refuses --full beside --only, and a domain that there is not, and publishes nothing', async () => {
  await fleet.publish();
  const before = stored();
  fleet.edit(domain(0), named('Second'));
  await expect(fleet.publish({ isFull: true, only: [domain(0)] })).rejects.toThrow(
    '--full writes every site, and --only names some. Choose one of them.',
  );
  for (const unknown of ['site-9.exmple', '../families', ''])
    await expect(fleet.publish({ only: [domain(0), unknown] })).rejects.toThrow(`"${unknown}" is not a site.`);
  expect(stored()).toEqual(before);
});

it('takes a site away whose folder is gone when --only names it', async () => {
  await fleet.publish();
  rmSync(join(fleet.project, 'site-configs/sites', domain(0)), { recursive: true });
  expect((await fleet.publish({ only: [domain(0)] })).release?.note).toMatchObject({ sites: 3, removed: 1 });
});
