import { join } from 'node:path';
import { expect } from 'vitest';
import { createFollower, type FollowerParts } from '../../scripts/production/follower';
import { keysOf, type SmallFleet } from './smallFleet';

/** A follower of the fleet's channel, which looks once a minute unless `parts` say otherwise. */
export function fleetFollower(fleet: SmallFleet, parts: Partial<FollowerParts> = {}) {
  return createFollower({
    store: fleet.store,
    // Objects have the hash of their bytes for a name, so they may be kept whatever store they came from.
    objects: fleet.store,
    channel: 'live',
    keys: keysOf(fleet),
    cache: join(fleet.folder, 'cache'),
    everyMs: 60_000,
    prepare: () => Promise.resolve(),
    onChange: () => undefined,
    onFault: (reason) => expect.unreachable(reason),
    ...parts,
  });
}
