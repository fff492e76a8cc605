import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standingOf } from '../../scripts/publish/standing';
import { readObject } from '../../scripts/store/objects';
import { indexKey, readIndex, unpackSite } from '../../scripts/store/release';
import type { CompiledSite } from '../../engine/config/compiled';
import type { Store } from '../../scripts/store/store';
import { keysOf, type SmallFleet } from './smallFleet';

/** The sites that a server would read, by their domain. */
export async function publishedSites(
  fleet: SmallFleet,
  store: Store = fleet.store,
  keys: readonly KeyObject[] = keysOf(fleet),
): Promise<Readonly<Record<string, CompiledSite>>> {
  const text = (await store.read(indexKey('live')))?.toString() ?? '';
  const standing = await standingOf(store, text, readIndex(text, keys, 'live'));
  const rows = await standing.rows();
  const sites = await Promise.all(
    rows.map(async ({ domain, site }) => [domain, (await unpackSite(await readObject(store, site))).site] as const),
  );
  return Object.fromEntries(sites.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a server would read: each site's name by its domain. */
export async function publishedNames(
  fleet: SmallFleet,
  store?: Store,
  keys?: readonly KeyObject[],
): Promise<Readonly<Record<string, string>>> {
  const sites = await publishedSites(fleet, store, keys);
  return Object.fromEntries(Object.entries(sites).map(([domain, { name }]) => [domain, name]));
}

/** Every file of the store with its bytes. */
export function storedFiles({ storeFolder }: SmallFleet): ReadonlyMap<string, string> {
  const files = readdirSync(storeFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'latin1'),
    ]),
  );
}
