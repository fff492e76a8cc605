import type { KeyObject } from 'node:crypto';
import { unknownWord } from '../../engine/config/nearest';
import { keyOf, type ObjectName } from '../store/objects';
import { indexKey, type ReleaseNote, type StoreIndex } from '../store/release';
import { sealed } from '../store/signing';
import type { Store } from '../store/store';
import { StoreFault } from '../store/storeFault';
import { readStanding, standingOf, type Standing } from './standing';

/** So many releases can be gone back to. */
const mostReleases = 50;

/**
 * The index after a release is published. Its number grows, also where the index before is unknown: it is the time of
 * day at least. It is valid for `validMs`, 0 for ever; unless given, as long as the one before was.
 */
export function nextIndex(
  channel: string,
  before: Pick<Standing, 'index' | 'assets'>,
  note: ReleaseNote,
  validMs?: number,
): StoreIndex {
  const others = before.index?.history.filter(({ id }) => id !== note.id) ?? [];
  return { ...pointedAt(channel, before, note.id, validMs), history: [note, ...others].slice(0, mostReleases) };
}

function pointedAt(
  channel: string,
  { index, assets }: Pick<Standing, 'index' | 'assets'>,
  id: ObjectName,
  validMs = periodOf(index),
): StoreIndex {
  const now = Date.now();
  return {
    format: 1,
    channel,
    sequence: Math.max((index?.sequence ?? 0) + 1, now),
    release: id,
    at: new Date(now).toISOString(),
    ...(validMs > 0 ? { until: new Date(now + validMs).toISOString() } : {}),
    ...(assets === undefined ? {} : { assets }),
    history: index?.history ?? [],
  };
}

/** An index that knows the newest `keep` releases, and the live one. */
export function prunedIndex(
  channel: string,
  standing: Pick<Standing, 'index' | 'assets'>,
  { release, history }: StoreIndex,
  keep: number,
): StoreIndex {
  const kept = history.filter(({ id }, place) => place < keep || id === release);
  return { ...pointedAt(channel, standing, release), history: kept };
}

/** For how many ms an index was made valid; 0 for ever. */
function periodOf(index: StoreIndex | undefined): number {
  return index?.until === undefined ? 0 : Date.parse(index.until) - Date.parse(index.at);
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

/** How an index is signed that points at what is published already. */
export interface Signing {
  readonly oldKeys?: readonly KeyObject[];
  /** For how many ms it is valid, 0 for ever; as long as the one before unless given. */
  readonly validMs?: number | undefined;
}

/**
 * Signs the index again, so that its time begins again; what is live stays. Throws a `StoreFault` where nothing is
 * published.
 */
export async function refresh(
  store: Store,
  channel: string,
  key: KeyObject,
  { oldKeys = [], validMs }: Signing = {},
): Promise<StoreIndex> {
  const standing = await readStanding(store, channel, key, { oldKeys });
  const next = pointedAt(channel, standing, indexOf(store, channel, standing).release, validMs);
  await pointAt(store, key, standing, next);
  return next;
}

/**
 * Points the index at an earlier release, named by the first digits of its id. Throws a `StoreFault` for a name that is
 * none of them, and for a release of which the store has lost a part.
 */
export async function rollBack(
  store: Store,
  channel: string,
  key: KeyObject,
  name: string,
  { oldKeys = [], validMs }: Signing = {},
): Promise<ReleaseNote> {
  const standing = await readStanding(store, channel, key, { oldKeys });
  const index = indexOf(store, channel, standing);
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
  await refuseIncomplete(store, standing, note.id);
  await pointAt(store, key, standing, pointedAt(channel, standing, note.id, validMs));
  return note;
}

function indexOf({ name }: Store, channel: string, { index }: Standing): StoreIndex {
  if (index === undefined) throw new StoreFault(`${name}: nothing is published to "${channel}".`);
  return index;
}

/** Storage answers many questions at once. */
const questionsAtOnce = 32;

/**
 * Looks whether a store still has all of an earlier release. What the live one needs, too, is there: servers run on it.
 * Where the live one cannot be read, everything is looked for.
 */
async function refuseIncomplete(store: Store, standing: Standing, id: ObjectName): Promise<void> {
  const { text, index } = standing;
  if (index === undefined || index.release === id) return;
  const live = await objectsOf(standing).catch(() => new Set<ObjectName>());
  const earlier = await standingOf(store, text, { ...index, release: id });
  const wanted = [...(await objectsOf(earlier))].filter((name) => !live.has(name)).values();
  const look = async () => {
    for (const name of wanted)
      if (!(await store.has(keyOf(name))))
        throw new StoreFault(
          `${store.name}: ${keyOf(name)} is missing, which the release ${shortId(id)} needs. Nothing was changed. Choose another release of --list, or publish.`,
        );
  };
  await Promise.all(Array.from({ length: questionsAtOnce }, look));
}

async function objectsOf({ rows }: Standing): Promise<ReadonlySet<ObjectName>> {
  return new Set((await rows()).flatMap(({ site, brand }) => [site, ...Object.values(brand)]));
}

/** A release's name as people type it. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}
