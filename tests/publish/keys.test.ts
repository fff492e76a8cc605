import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listReleases, rollBack } from '../../scripts/publish/pointAt';
import { indexKey, readIndex } from '../../scripts/store/release';
import { newKeyPair, publicKeys, signingKey } from '../../scripts/store/signing';
import { smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames } from './storeContent';

let fleet: SmallFleet;
const next = newKeyPair();
const key = signingKey(next.privatePem);
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(() => fleet.remove());

const oldKeys = () => publicKeys(readFileSync(fleet.publicKeyFile, 'utf8'));
const idOf = async (published: ReturnType<SmallFleet['publish']>) => (await published).release?.note.id ?? '';

it('signs the index again for a new key that names the one of before, and keeps every release', async () => {
  const one = await idOf(fleet.publish());
  fleet.edit('site-0.example', (site) => void (site['name'] = 'Second'));
  const two = await idOf(fleet.publish());
  const { isNew, note } = (await fleet.publish({ key, oldKeys: oldKeys() })).release ?? expect.unreachable();
  expect([isNew, note.id]).toEqual([true, two]);
  const text = (await fleet.store.read(indexKey('live')))?.toString() ?? '';
  const index = readIndex(text, publicKeys(next.publicPem), 'live');
  expect([index.release, index.history.map(({ id }) => id)]).toEqual([two, [two, one]]);
  // From then on, the new key is enough.
  expect((await fleet.publish({ key })).release?.isNew).toBe(false);
  await rollBack(fleet.store, 'live', key, one);
  expect((await publishedNames(fleet, fleet.store, publicKeys(next.publicPem)))['site-0.example']).toBe('Site 0');
});

it('keeps every release also with --full, and lists them and goes back with a new key', async () => {
  const one = await idOf(fleet.publish());
  fleet.edit('site-0.example', (site) => void (site['name'] = 'Second'));
  const two = await idOf(fleet.publish());
  const ids = async (keys = oldKeys()) =>
    (await listReleases(fleet.store, 'live', key, keys))?.history.map(({ id }) => id);
  expect(await ids()).toEqual([two, one]);
  expect((await rollBack(fleet.store, 'live', key, one, { oldKeys: oldKeys() })).id).toBe(one);
  expect(await ids([])).toEqual([two, one]);
  await fleet.publish({ isFull: true });
  expect(await listReleases(fleet.store, 'live', fleet.publication().key)).toMatchObject({ history: [{ id: two }] });
  await fleet.publish({ isFull: true, key, oldKeys: oldKeys() });
  expect(await ids([])).toEqual([two]);
});

it('says how a key is changed where another one signed the index', async () => {
  await fleet.publish();
  await expect(fleet.publish({ key })).rejects.toThrow(
    'If the key has been changed, name the public key of before: --old-key <file>.',
  );
  await expect(listReleases(fleet.store, 'live', key)).rejects.toThrow('--old-key <file>');
  await expect(fleet.publish({ key, oldKeys: publicKeys(next.publicPem) })).rejects.toThrow('is none of');
});
