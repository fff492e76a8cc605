import { createHash, type KeyObject } from 'node:crypto';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { CompiledBundle } from '../../engine/config/compiled';
import { readObject, type ObjectName } from './objects';
import { unsealed } from './signing';
import type { Store } from './store';
import { StoreFault } from './storeFault';

/** A published site: what its host leads to. */
export interface SiteRow {
  readonly domain: string;
  readonly aliases: readonly string[];
  /** Names the state of its files. */
  readonly source: string;
  /** Its compiled form. */
  readonly site: ObjectName;
  /** Its pictures by path, for example `brand/logo.svg`. */
  readonly brand: Readonly<Record<string, ObjectName>>;
  /** Origin of its platform, where it is connected. */
  readonly platform?: string;
}

/** Rows of the sites whose domain falls into a part. */
export type SitePart = Readonly<Record<string, SiteRow>>;

/** Who has a host, of those that fall into a part. */
export type HostPart = Readonly<Record<string, string>>;

/** A state of all sites. Its object's name is the release's. Parts are named by two hexadecimal digits. */
export interface Release {
  readonly format: 1;
  /** Names the shared layers and the compiler that made its sites. */
  readonly base: string;
  readonly count: number;
  readonly sites: Readonly<Record<string, ObjectName>>;
  readonly hosts: Readonly<Record<string, ObjectName>>;
  /** Where releases of before name what the index names now. */
  readonly assets?: ObjectName;
}

/** Hashed files of code builds, the newest build first. */
export interface AssetList {
  readonly builds: readonly { readonly id: string; readonly files: Readonly<Record<string, ObjectName>> }[];
}

/** What is told of a release in lists. */
export interface ReleaseNote {
  readonly id: ObjectName;
  readonly at: string;
  readonly sites: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The one file that changes: it points at a release. */
export interface StoreIndex {
  readonly format: 1;
  readonly channel: string;
  /** Grows with each change, so that an old index can not be handed out for a new one. */
  readonly sequence: number;
  readonly release: ObjectName;
  readonly at: string;
  /** The end of the time in which a server that runs nothing begins on it; without one there is no end. */
  readonly until?: string;
  /**
   * The hashed files of the code, by name, of the newest build and earlier ones; an object of `AssetList`. It belongs
   * to no release: going back to an earlier one takes no file away from the servers of a newer build.
   */
  readonly assets?: ObjectName;
  /** The newest first. */
  readonly history: readonly ReleaseNote[];
}

/** The list of hashed files that counts beside a release. */
export function assetListOf(index: StoreIndex | undefined, release: Release): ObjectName | undefined {
  return index?.assets ?? release.assets;
}

/** Where a channel's index lies. */
export function indexKey(channel: string): string {
  if (!/^[a-z\d][a-z\d-]{0,30}$/.test(channel))
    throw new StoreFault(`"${channel}" is no name of a channel. Write small letters, digits and "-".`);
  return `channels/${channel}/index.json`;
}

/** The part that a domain or host falls into. */
export function partOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 2);
}

/** Reads an index that one of `keys` has signed. Throws a `StoreFault` for any other. */
export function readIndex(text: string, keys: readonly KeyObject[], channel: string): StoreIndex {
  const where = indexKey(channel);
  const index = JSON.parse(unsealed(text, keys, where)) as StoreIndex;
  if ((index.format as number) !== 1)
    throw new StoreFault(`${where} has the format ${String(index.format)}, and this code reads 1.`);
  if (index.channel !== channel) throw new StoreFault(`${where} is the index of the channel "${index.channel}".`);
  return index;
}

/** Throws a `StoreFault` where the time of an index is over: it may have been taken back since. */
export function refuseExpired({ channel, until }: StoreIndex, now = Date.now()): void {
  if (until !== undefined && !(now <= Date.parse(until)))
    throw new StoreFault(`${indexKey(channel)} was valid until ${until}. Sign it again: npm run publish -- --refresh.`);
}

/** Reads an object that holds JSON. */
export async function readJson<Value>(store: Pick<Store, 'name' | 'read'>, name: ObjectName): Promise<Value> {
  const body = await readObject(store, name);
  try {
    return JSON.parse(body.toString('utf8')) as Value;
  } catch {
    throw new StoreFault(`${store.name}: the object ${name} is no JSON.`);
  }
}

/** JSON in the form in which it is stored. */
export function jsonBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

const quality = 4;
const unpack = promisify(brotliDecompress);
/** A larger object is refused: no site is that large. */
const mostBytes = 64 * 1024 * 1024;

/** A compiled site as it is stored: much of it is what other sites have as well, so it shrinks to a tenth. */
export function packSite(bundle: CompiledBundle): Buffer {
  const text = Buffer.from(JSON.stringify(bundle));
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

/** The compiled site of stored bytes. */
export async function unpackSite(body: Uint8Array): Promise<CompiledBundle> {
  const text = await unpack(body, { maxOutputLength: mostBytes });
  return JSON.parse(text.toString('utf8')) as CompiledBundle;
}
