import type { KeyObject } from 'node:crypto';
import { keyOf, type ObjectName } from '../store/objects';
import { assetListOf, readJson, type AssetList, type Release, type SitePart, type StoreIndex } from '../store/release';
import type { Store, StoredKey } from '../store/store';
import { prunedIndex, pointAt } from './pointAt';
import { leasePrune, type PruneLease } from './pruneMark';
import { readStanding } from './standing';

export interface Pruning {
  readonly store: Store;
  readonly key: KeyObject;
  readonly oldKeys?: readonly KeyObject[];
  /** So many of the newest releases of each channel are kept, and the live one. */
  readonly keep: number;
  /** Nothing is taken away that was written in the last so many ms. */
  readonly youngMs: number;
  /** Whether it only counts. */
  readonly isDry?: boolean | undefined;
}

/** What was taken away, or would be. */
export interface Pruned {
  readonly releases: number;
  readonly objects: number;
  readonly bytes: number;
}

/** So many objects are taken away side by side, each step after a look whether that may still be done. */
const atOnce = 16;

/**
 * Takes away the objects that no kept release of any channel refers to. First each index forgets the other releases, so
 * that nobody goes back to them; whatever ends this then, the next run goes on. Nobody publishes meanwhile. Throws a
 * `StoreFault` where the store fails, where an index has another signature, and where a kept release cannot be read.
 */
export async function prune(pruning: Pruning): Promise<Pruned> {
  if (pruning.isDry) return (await look(pruning)).pruned;
  const { store } = pruning;
  const lease = await leasePrune(store);
  const { pruned, unused } = await look(pruning, lease).catch(async (error: unknown) => {
    await lease.end();
    throw error;
  });
  for (let start = 0; start < unused.length; start += atOnce) {
    await lease.keep();
    // Where one fails, its storage may still do it later, when somebody has written that object again: so the right
    // runs out by itself then.
    await Promise.all(unused.slice(start, start + atOnce).map((object) => store.remove(object.key)));
  }
  await lease.end();
  return pruned;
}

/** Lets the indexes forget releases, where that may be done, and finds what nobody needs then. */
async function look(
  { store, key, oldKeys = [], keep, youngMs }: Pruning,
  lease?: PruneLease,
): Promise<{ readonly pruned: Pruned; readonly unused: readonly StoredKey[] }> {
  const needed = new Set<ObjectName>();
  let releases = 0;
  for (const channel of await channelsOf(store)) {
    const standing = await readStanding(store, channel, key, { oldKeys });
    const { index } = standing;
    if (index === undefined) continue;
    const next = prunedIndex(channel, standing, index, keep);
    releases += index.history.length - next.history.length;
    if (lease && next.history.length < index.history.length) await pointAt(store, key, standing, next);
    await addNeeded(store, next, needed);
  }
  const keys = new Set([...needed].map(keyOf));
  const oldest = Date.now() - youngMs;
  const isUnused = ({ key: own, at }: StoredKey) => !keys.has(own) && at < oldest;
  const unused = (await store.list('objects/')).filter(isUnused);
  const bytes = unused.reduce((sum, object) => sum + object.bytes, 0);
  return { pruned: { releases, objects: unused.length, bytes }, unused };
}

async function channelsOf(store: Store): Promise<readonly string[]> {
  const keys = await store.list('channels/');
  return keys.flatMap(({ key }) => /^channels\/([^/]+)\/index\.json$/.exec(key)?.[1] ?? []);
}

/** Adds the names of all objects that the releases of an index lead to. Parts that releases share are read once. */
async function addNeeded(store: Store, index: StoreIndex, needed: Set<ObjectName>): Promise<void> {
  const first = (name: ObjectName) => !needed.has(name) && needed.add(name);
  const addList = async (list: ObjectName | undefined) => {
    if (list === undefined || !first(list)) return;
    const { builds } = await readJson<AssetList>(store, list);
    for (const { files } of builds) for (const name of Object.values(files)) needed.add(name);
  };
  for (const id of new Set([index.release, ...index.history.map((note) => note.id)])) {
    if (!first(id)) continue;
    const release = await readJson<Release>(store, id);
    for (const name of Object.values(release.hosts)) needed.add(name);
    const parts = Object.values(release.sites).filter(first);
    for (let start = 0; start < parts.length; start += atOnce) {
      const read = parts.slice(start, start + atOnce).map((name) => readJson<SitePart>(store, name));
      for (const { site, brand } of (await Promise.all(read)).flatMap((part) => Object.values(part)))
        for (const name of [site, ...Object.values(brand)]) needed.add(name);
    }
    await addList(assetListOf(index, release));
    await addList(release.assets);
  }
}
