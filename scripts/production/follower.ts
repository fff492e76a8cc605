import type { KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../build/contentHash';
import { writeWhole } from '../store/folderStore';
import type { ObjectName } from '../store/objects';
import {
  assetListOf,
  indexKey,
  readIndex,
  refuseExpired,
  readJson,
  type AssetList,
  type Release,
  type SitePart,
  type SiteRow,
  type StoreIndex,
} from '../store/release';
import type { Store } from '../store/store';
import { reasonOf } from '../store/storeFault';
import { inTime } from './inTime';

/** A release as a server holds it. */
export interface FollowedRelease {
  readonly index: StoreIndex;
  /** Never changes; a new release has another list. */
  readonly sites: readonly SiteRow[];
  readonly assets: ReadonlyMap<string, ObjectName>;
  /** What it was read from. */
  readonly readFrom: readonly ObjectName[];
}

/** What a new release changed, by domain. */
export interface FollowedChange {
  readonly release: FollowedRelease;
  readonly domains: readonly string[];
  /** Whether it is the release that ran here before the server was started, and `domains` all that it has. */
  readonly isKept: boolean;
}

/** Follows the index of a store. */
export interface Follower {
  /** Undefined until one was read. */
  readonly release: () => FollowedRelease | undefined;
  /** Looks at the index now; settles when the server runs what it says, or has told why it can't. */
  readonly look: () => Promise<void>;
  /** Looks again and again until `stop`. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

export interface FollowerParts {
  readonly store: Store;
  /** Reads objects; they are kept on disk. */
  readonly objects: Pick<Store, 'name' | 'read'>;
  readonly channel: string;
  readonly keys: readonly KeyObject[];
  /** Folder for the last good index. */
  readonly cache: string;
  readonly everyMs: number;
  /** The least number of an index that counts; the number is a time in ms since 1970. */
  readonly notBefore?: number;
  /**
   * Fetches what running sites need, before they change; where that fails, nothing changes. A newer index ends it by
   * `signal`.
   */
  readonly prepare: (rows: readonly SiteRow[], signal: AbortSignal) => Promise<void>;
  readonly onChange: (change: FollowedChange) => void;
  /** Told why a look failed, once for each reason; undefined when looks succeed again. */
  readonly onFault: (reason: string | undefined) => void;
}

/** A server that runs on what it kept waits for its store so long before it begins, in ms. */
const patienceMs = 3_000;

/** A newer index has come before the one that was read could run. */
class Superseded extends Error {}

/**
 * Makes it. Whatever is wrong with an index, its signature or what it leads to: the release that ran before runs on.
 * The last good one is kept on disk under the name of its store and channel, so that a server also starts while the
 * store is away, and never on what another store said.
 */
export function createFollower({
  store,
  objects,
  channel,
  keys,
  cache,
  everyMs,
  notBefore = 0,
  prepare,
  onChange,
  onFault,
}: FollowerParts): Follower {
  let current: FollowedRelease | undefined;
  let text = '';
  let parts: ReadonlyMap<ObjectName, SitePart> = new Map();
  let fault: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const kept = join(cache, `index-${channel}-${contentHash(store.name)}.json`);

  const readText = async () => (await store.read(indexKey(channel)))?.toString('utf8');
  /** Prepares, and looks meanwhile whether a newer index makes that vain. */
  const prepared = async (rows: readonly SiteRow[], { sequence }: StoreIndex): Promise<void> => {
    const ending = new AbortController();
    const isNewer = (found: string | undefined) => {
      try {
        return found !== undefined && readIndex(found, keys, channel).sequence > sequence;
      } catch {
        return false;
      }
    };
    const watching = setInterval(() => {
      readText().then(
        (found) => isNewer(found) && ending.abort(new Superseded()),
        () => undefined,
      );
    }, everyMs);
    await prepare(rows, ending.signal).finally(() => clearInterval(watching));
  };

  const switchTo = async (next: string, isKept = false): Promise<void> => {
    const index = readIndex(next, keys, channel);
    if (current && index.sequence < current.index.sequence)
      throw new Error(`${indexKey(channel)} is older than the one that runs.`);
    if (index.sequence < notBefore)
      throw new Error(`${indexKey(channel)} is of ${index.at}, and none counts before ${timeOf(notBefore)}.`);
    // Whoever has run a newer one knows by its number what is older; who has run none knows by the time alone.
    if (!current && !isKept) refuseExpired(index);
    const release = await readJson<Release>(objects, index.release);
    const read = await Promise.all(
      Object.values(release.sites).map(
        async (name) => [name, parts.get(name) ?? (await readJson<SitePart>(objects, name))] as const,
      ),
    );
    const listed = assetListOf(index, release);
    const list = listed === undefined ? { builds: [] } : await readJson<AssetList>(objects, listed);
    const sites = read.flatMap(([, part]) => Object.values(part));
    const before = new Map(current?.sites.map((row) => [row.domain, row]));
    const assets = new Map(list.builds.toReversed().flatMap(({ files }) => Object.entries(files)));
    const changed = sites.filter(
      (row) => before.get(row.domain) !== row && JSON.stringify(before.get(row.domain)) !== JSON.stringify(row),
    );
    const present = new Set(sites.map(({ domain }) => domain));
    const removed = [...before.keys()].filter((domain) => !present.has(domain));
    await prepared(changed, index);
    parts = new Map(read);
    text = next;
    const readFrom = [index.release, ...Object.values(release.sites), ...(listed === undefined ? [] : [listed])];
    current = { index, sites, assets, readFrom };
    onChange({ release: current, domains: [...changed.map(({ domain }) => domain), ...removed], isKept });
    await mkdir(cache, { recursive: true })
      .then(() => writeWhole(kept, Buffer.from(next), true))
      .catch(() => undefined);
  };
  const tell = (reason: string | undefined) => {
    if (reason !== fault) onFault(reason);
    fault = reason;
  };
  const look = async (): Promise<void> => {
    try {
      const next = await readText();
      if (next === undefined) throw new Error(`${store.name} has no ${indexKey(channel)}.`);
      if (next !== text) await switchTo(next);
      // Nobody has signed for so long: it may be that the store hides what is newer.
      if (current) refuseExpired(current.index);
      tell(undefined);
    } catch (error) {
      if (error instanceof Superseded) return look();
      tell(reasonOf(error));
    }
  };
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => void look().then(again), everyMs);
  };
  return {
    release: () => current,
    look,
    start: async () => {
      const last = await readFile(kept, 'utf8').catch(() => undefined);
      if (last !== undefined)
        await switchTo(last, true).catch((error: unknown) =>
          tell(`The index that was kept is not used. ${reasonOf(error)}`),
        );
      const looked = look().then(again);
      await (current ? inTime(looked, patienceMs, () => undefined) : looked);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const timeOf = (sequence: number) => new Date(Math.min(sequence, 8.64e15)).toISOString();
