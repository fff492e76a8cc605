import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFollower } from '../../scripts/production/follower';
import type { Store } from '../../scripts/store/store';
import { storeAt } from '../../scripts/store/storeAt';
import { keysOf, smallFleet, type SmallFleet } from './smallFleet';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(() => fleet.remove());

/** The domains that a server has which starts with this store, and why a look failed. */
async function startedWith(store: Store) {
  const faults: (string | undefined)[] = [];
  const follower = createFollower({
    store,
    // Objects have the hash of their bytes for a name, so they may be kept whatever store they came from.
    objects: fleet.store,
    channel: 'live',
    keys: keysOf(fleet),
    cache: join(fleet.folder, 'cache'),
    everyMs: 60_000,
    prepare: () => Promise.resolve(),
    onChange: () => undefined,
    onFault: (reason) => void faults.push(reason),
  });
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

it('[SITE-1] starts on what it kept of its store while that is away, and never on what another store said', async () => {
  await fleet.publish();
  const domains = ['site-0.example', 'site-1.example'];
  expect(await startedWith(fleet.store)).toEqual({ domains, faults: [] });
  expect(await startedWith(away(fleet.store))).toEqual({ domains, faults: ['away'] });
  const other = storeAt(join(fleet.folder, 'other'));
  expect((await startedWith(other)).domains).toBeUndefined();
  expect((await startedWith(away(fleet.store))).domains).toEqual(domains);
});
