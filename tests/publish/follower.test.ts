import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FollowerParts } from '../../scripts/production/follower';
import { rollBack } from '../../scripts/publish/pointAt';
import type { Store } from '../../scripts/store/store';
import { storeAt } from '../../scripts/store/storeAt';
import { fleetFollower } from './fleetFollower';
import { smallFleet, type SmallFleet } from './smallFleet';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(() => fleet.remove());

const followerOf = (parts: Partial<FollowerParts>) => fleetFollower(fleet, parts);

/** The domains that a server has which starts with this store, and why a look failed. */
async function startedWith(store: Store) {
  const faults: (string | undefined)[] = [];
  const follower = followerOf({ store, onFault: (reason) => void faults.push(reason) });
  await follower.start();
  follower.stop();
  return {
    domains: follower
      .release()
      ?.sites.map(({ domain }) => domain)
      .sort(),
    faults,
  };
}

const away = (store: Store): Store => ({ ...store, read: () => Promise.reject(new Error('away')) });

it('starts on what it kept of its store while that is away, and never on what another store said', async () => {
  await fleet.publish();
  const domains = ['site-0.example', 'site-1.example'];
  expect(await startedWith(fleet.store)).toEqual({ domains, faults: [] });
  expect(await startedWith(away(fleet.store))).toEqual({ domains, faults: ['away'] });
  const other = storeAt(join(fleet.folder, 'other'));
  expect((await startedWith(other)).domains).toBeUndefined();
  expect((await startedWith(away(fleet.store))).domains).toEqual(domains);
});

it('does not wait long for a silent store where it runs on what it kept', async () => {
  await fleet.publish();
  await startedWith(fleet.store);
  const silent: Store = { ...fleet.store, read: () => new Promise(() => undefined) };
  const follower = fleetFollower(fleet, { store: silent });
  // Other files of the worker have timers too, so the one that is meant is known by its time, and rings at once.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const started = follower.start();
  const patience = () => timers.mock.calls.find(([, ms]) => ms === 3_000);
  await expect.poll(patience).toBeDefined();
  (patience()?.[0] as () => void)();
  await started;
  expect(follower.release()?.sites.map(({ domain }) => domain)).toEqual(['site-0.example', 'site-1.example']);
  follower.stop();
});

it('does not finish preparing a release once a newer one has come', async () => {
  await fleet.publish();
  const { key } = fleet.publication();
  const first = (await fleet.publish()).release?.note.id ?? '';
  const prepared: (readonly string[])[] = [];
  const live: (readonly string[])[] = [];
  const faults: (string | undefined)[] = [];
  const follower = followerOf({
    everyMs: 50,
    // A state that takes for ever, unless it is ended.
    prepare: (rows, signal) => {
      prepared.push(rows.map(({ domain }) => domain));
      if (prepared.length === 1 || rows.length === 0) return Promise.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    },
    onChange: ({ domains }) => void live.push([...domains].sort()),
    onFault: (reason) => void faults.push(reason),
  });
  await follower.start();
  fleet.edit('site-1.example', (site) => void (site['name'] = 'Mistake'));
  await fleet.publish();
  await expect.poll(() => prepared.length).toBe(2);
  await rollBack(fleet.store, 'live', key, first);
  await expect.poll(() => live.length).toBe(2);
  follower.stop();
  expect([prepared, live, faults]).toEqual([
    [['site-0.example', 'site-1.example'], ['site-1.example'], []].map(
      (rows) => expect.arrayContaining(rows) as unknown,
    ),
    [['site-0.example', 'site-1.example'], []],
    [],
  ]);
});

it('tells a release that ran here before from one that came while the server was away', async () => {
  await fleet.publish();
  const changes = async () => {
    const told: unknown[] = [];
    const follower = followerOf({
      onChange: ({ domains, isKept }) => void told.push([domains.length, isKept]),
    });
    await follower.start();
    follower.stop();
    return told;
  };
  expect(await changes()).toEqual([[2, false]]);
  fleet.edit('site-1.example', (site) => void (site['name'] = 'Meanwhile'));
  await fleet.publish();
  expect(await changes()).toEqual([
    [2, true],
    [1, false],
  ]);
});
