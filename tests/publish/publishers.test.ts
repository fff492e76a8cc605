import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listReleases, pointAt } from '../../scripts/publish/pointAt';
import { readStanding } from '../../scripts/publish/standing';
import { indexKey } from '../../scripts/store/release';
import type { Store } from '../../scripts/store/store';
import { smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames, storedFiles } from './storeContent';

let fleet: SmallFleet;
beforeEach(() => {
  fleet = smallFleet(2);
});
afterEach(() => fleet.remove());

const domain = (index: number) => `site-${index}.example`;
const named = (name: string) => (site: Record<string, unknown>) => void (site['name'] = name);

it('refuses to write over what somebody else published meanwhile', async () => {
  await fleet.publish();
  fleet.edit(domain(0), named('Ours'));
  let isFirst = true;
  const store: Store = {
    ...fleet.store,
    write: async (...args) => {
      if (isFirst) {
        isFirst = false;
        const copy = `${fleet.project}-2`;
        cpSync(fleet.project, copy, { recursive: true, verbatimSymlinks: true });
        writeFileSync(
          join(copy, 'site-configs/sites', domain(1), 'site.json'),
          readFileSync(join(copy, 'site-configs/sites', domain(1), 'site.json'), 'utf8').replace('Site 1', 'Theirs'),
        );
        await fleet.publish({ root: copy });
      }
      await fleet.store.write(...args);
    },
  };
  await expect(fleet.publish({ store })).rejects.toThrow('somebody else has published to "live" meanwhile');
  expect((await publishedNames(fleet))[domain(1)]).toBe('Theirs');
});

it('lets one of several who publish at the same moment have its way, and tells the others', async () => {
  await fleet.publish();
  const { key } = fleet.publication();
  const standing = await readStanding(fleet.store, 'live', fleet.publication().key);
  const index = standing.index ?? expect.unreachable();
  const sequences = [1, 2, 3, 4, 5].map((step) => index.sequence + step);
  const ends = await Promise.allSettled(
    sequences.map((sequence) => pointAt(fleet.store, key, standing, { ...index, sequence })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = sequences[ends.findIndex(({ status }) => status === 'fulfilled')];
  expect((await listReleases(fleet.store, 'live', key))?.sequence).toBe(winner);
  expect([...storedFiles(fleet).keys()].filter((file) => file.includes('.lock'))).toEqual([]);
});

it('takes away the lock that a publisher left behind which was killed', async () => {
  await fleet.publish();
  const lock = join(fleet.storeFolder, `${indexKey('live')}.lock`);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, `${hostname()} ${pid} 0123456789abcdef`);
  fleet.edit(domain(0), named('After the lock'));
  await fleet.publish();
  // Of another machine nobody knows whether it still runs: its lock counts for half a minute.
  writeFileSync(lock, `elsewhere 1 0123456789abcdef`);
  const past = new Date(Date.now() - 31_000);
  utimesSync(lock, past, past);
  fleet.edit(domain(1), named('After that one'));
  await fleet.publish();
  expect(await publishedNames(fleet)).toMatchObject({ [domain(0)]: 'After the lock', [domain(1)]: 'After that one' });
  expect(existsSync(lock)).toBe(false);
});
