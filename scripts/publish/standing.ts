import type { KeyObject } from 'node:crypto';
import { isSealedBy, OtherSigner, publicHalf } from '../store/signing';
import type { ObjectName } from '../store/objects';
import {
  assetListOf,
  indexKey,
  partOf,
  readIndex,
  readJson,
  type HostPart,
  type Release,
  type SitePart,
  type SiteRow,
  type StoreIndex,
} from '../store/release';
import type { Store } from '../store/store';

/** What stands in a store before something is published. */
export interface Standing {
  /** The text of the index; undefined where there is none yet. */
  readonly text: string | undefined;
  readonly index: StoreIndex | undefined;
  /** Whether the index counts and an old key has signed it, so that it is signed again. */
  readonly isOfOldKey: boolean;
  readonly release: Release;
  /** The list of hashed files. */
  readonly assets: ObjectName | undefined;
  /** The row of a site that is published. */
  readonly row: (domain: string) => Promise<SiteRow | undefined>;
  /** Who has a host. */
  readonly ownerOf: (host: string) => Promise<string | undefined>;
  /** Every row: the whole of the release is read. */
  readonly rows: () => Promise<readonly SiteRow[]>;
  readonly sitePart: (part: string) => Promise<SitePart>;
  readonly hostPart: (part: string) => Promise<HostPart>;
}

export interface StandingOptions {
  /** Public keys that signed what stands before the key was changed. */
  readonly oldKeys?: readonly KeyObject[];
  readonly isFull?: boolean;
}

const nothing: Release = { format: 1, base: '', count: 0, sites: {}, hosts: {} };

/**
 * Reads the index of a channel. With `isFull` the release that it points at counts as empty, and an index that cannot
 * be read or verified counts as none; the number, the history and the hashed files of one that can are kept. Throws a
 * `StoreFault` where it counts and neither `key` nor one of `oldKeys` signed it.
 */
export async function readStanding(
  store: Store,
  channel: string,
  key: KeyObject,
  { oldKeys = [], isFull = false }: StandingOptions = {},
): Promise<Standing> {
  const own = publicHalf(key);
  const keys = [own, ...oldKeys];
  const body = await store.read(indexKey(channel));
  const text = body?.toString('utf8');
  const isOfOldKey = text !== undefined && !isSealedBy(text, own);
  if (!isFull) {
    const index = text === undefined ? undefined : readOwnIndex(text, keys, channel);
    return { ...(await standingOf(store, text, index)), isOfOldKey };
  }
  const index = verifiedIndex(text, keys, channel);
  const release = index && (await readJson<Release>(store, index.release).catch(() => undefined));
  const assets = assetListOf(index, release ?? nothing);
  return { ...(await standingOf(store, text, undefined)), index, isOfOldKey, assets };
}

function readOwnIndex(text: string, keys: readonly KeyObject[], channel: string): StoreIndex {
  try {
    return readIndex(text, keys, channel);
  } catch (error) {
    if (!(error instanceof OtherSigner)) throw error;
    throw new OtherSigner(
      `${error.message} If the key has been changed, name the public key of before: --old-key <file>.`,
    );
  }
}

/** An index that can be read and verified; undefined for any other. */
function verifiedIndex(text: string | undefined, keys: readonly KeyObject[], channel: string): StoreIndex | undefined {
  try {
    return text === undefined ? undefined : readIndex(text, keys, channel);
  } catch {
    return undefined;
  }
}

/** What a release of the store holds; its parts are read when they are asked for, each once. */
export async function standingOf(
  store: Store,
  text: string | undefined,
  index: StoreIndex | undefined,
): Promise<Standing> {
  const release = index === undefined ? nothing : await readJson<Release>(store, index.release);
  const parts = new Map<ObjectName, Promise<unknown>>();
  const partAt = async <Part extends object>(name: ObjectName | undefined): Promise<Part> => {
    if (name === undefined) return {} as Part;
    const read = parts.get(name) ?? readJson<Part>(store, name);
    parts.set(name, read);
    return (await read) as Part;
  };
  const sitePart = (part: string) => partAt<SitePart>(own(release.sites, part));
  const hostPart = (part: string) => partAt<HostPart>(own(release.hosts, part));
  return {
    text,
    index,
    isOfOldKey: false,
    release,
    assets: assetListOf(index, release),
    sitePart,
    hostPart,
    row: async (domain) => own(await sitePart(partOf(domain)), domain),
    ownerOf: async (host) => own(await hostPart(partOf(host)), host),
    rows: async () =>
      (await Promise.all(Object.keys(release.sites).map(sitePart))).flatMap((part) => Object.values(part)),
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
