import type { KeyObject } from 'node:crypto';
import { unknownWord } from '../../engine/config/nearest';
import { indexKey, readJson, type Release, type ReleaseNote, type StoreIndex } from '../store/release';
import { sealed } from '../store/signing';
import type { Store } from '../store/store';
import { StoreFault } from '../store/storeFault';
import { readStanding, type Standing } from './standing';

/** So many releases can be gone back to. */
const mostReleases = 50;

/**
 * The index after a release is published. Its number grows, also where the index before is unknown: it is the time of
 * day at least.
 */
export function nextIndex(
  channel: string,
  before: Pick<Standing, 'index' | 'assets'>,
  note: ReleaseNote,
  now = Date.now(),
): StoreIndex {
  const others = before.index?.history.filter(({ id }) => id !== note.id) ?? [];
  return { ...pointedAt(channel, before, note, now), history: [note, ...others].slice(0, mostReleases) };
}

function pointedAt(
  channel: string,
  { index, assets }: Pick<Standing, 'index' | 'assets'>,
  { id }: ReleaseNote,
  now: number,
): StoreIndex {
  return {
    format: 1,
    channel,
    sequence: Math.max((index?.sequence ?? 0) + 1, now),
    release: id,
    at: new Date(now).toISOString(),
    ...(assets === undefined ? {} : { assets }),
    history: index?.history ?? [],
  };
}

/**
 * Signs an index and writes it: from then on it counts. Throws a `StoreFault` where the one that stood has been changed
 * by somebody else.
 */
export async function pointAt(
  store: Store,
  key: KeyObject,
  { text }: Pick<Standing, 'text'>,
  index: StoreIndex,
): Promise<void> {
  const body = Buffer.from(sealed(JSON.stringify(index), key));
  if (!(await store.replace(indexKey(index.channel), text, body, 'application/json')))
    throw new StoreFault(
      `${store.name}: somebody else has published to "${index.channel}" meanwhile. Nothing was changed. Publish again.`,
    );
}

/** The releases of a channel, the newest first, and which one is live. */
export async function listReleases(
  store: Store,
  channel: string,
  key: KeyObject,
  oldKeys: readonly KeyObject[] = [],
): Promise<StoreIndex | undefined> {
  return (await readStanding(store, channel, key, { oldKeys })).index;
}

/**
 * Points the index at an earlier release, named by the first digits of its id. Throws a `StoreFault` for a name that is
 * none of them.
 */
export async function rollBack(
  store: Store,
  channel: string,
  key: KeyObject,
  name: string,
  oldKeys: readonly KeyObject[] = [],
): Promise<ReleaseNote> {
  const standing = await readStanding(store, channel, key, { oldKeys });
  const { index } = standing;
  if (index === undefined) throw new StoreFault(`${store.name}: nothing is published to "${channel}".`);
  const found = index.history.filter(({ id }) => name.length >= 4 && id.startsWith(name));
  const [note] = found;
  if (note === undefined || found.length > 1) {
    const { message } = unknownWord(
      name,
      'one release',
      index.history.map(({ id }) => shortId(id)),
    );
    throw new StoreFault(message);
  }
  // What it points at is there.
  await readJson<Release>(store, note.id);
  await pointAt(store, key, standing, pointedAt(channel, standing, note, Date.now()));
  return note;
}

/** A release's name as people type it. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}
