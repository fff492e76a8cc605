import type { KeyObject } from 'node:crypto';
import { hasErrors, sortProblems, type Problem } from '../../engine/config/problem';
import { readConfigInput } from '../config/readConfigs';
import type { PlatformConnection } from '../connect/connection';
import {
  jsonBytes,
  packSite,
  partOf,
  type HostPart,
  type Release,
  type ReleaseNote,
  type SitePart,
  type SiteRow,
} from '../store/release';
import { nameOf } from '../store/objects';
import type { Store } from '../store/store';
import { StoreFault } from '../store/storeFault';
import { publishAssets } from './assets';
import { baseOf, checkChanges, type CompiledChange } from './compileChanged';
import { knownSources, lookAtFolders, refuseOthers, type Folders } from './lookAtFolders';
import { brandFilesOf } from './siteFolders';
import { readState, stateFile, writeState, type PublishState } from './publishState';
import { readStanding, type Standing } from './standing';
import { nextIndex, pointAt } from './pointAt';
import { lookForPrune } from './pruneMark';
import { createWriting, type Writing } from './writing';

export interface Publication {
  /** The project whose `site-configs/` and `templates/` are published. */
  readonly root: string;
  readonly store: Store;
  readonly channel: string;
  readonly key: KeyObject;
  /** Public keys that signed what stands before the key was changed; the index is then signed again. */
  readonly oldKeys?: readonly KeyObject[];
  readonly connection: PlatformConnection;
  /** Names the connection, for what depends on it. */
  readonly connectionName: string;
  /** For how many ms servers begin on the index, 0 for ever; as long as on the one before unless given. */
  readonly validMs?: number | undefined;
  /** Folder of the code builds whose hashed files are published, too. */
  readonly dist: string;
  /** The only sites to look at. */
  readonly only?: readonly string[];
  /** Counts whatever stands in the store as nothing, so it cannot go with `only`. */
  readonly isFull?: boolean;
}

export interface Published {
  readonly problems: readonly Problem[];
  /** Sites that are as before, because a file of theirs could not be processed. */
  readonly leftOut: readonly string[];
  /** Undefined where an error stopped it; `isNew` tells whether something was written. */
  readonly release?: { readonly note: ReleaseNote; readonly isNew: boolean; readonly objects: number };
}

/**
 * Checks and compiles what changed since the release that stands, writes that and then the index, which is signed. A
 * site that has not changed costs a look at its folder. With an error nothing is written; but a site of which a file
 * cannot be processed at all stays as it is published, and stops no other. Throws a `StoreFault` where
 * the store fails, somebody else published meanwhile, or what is asked for cannot be done.
 */
export async function publishRelease(publication: Publication): Promise<Published> {
  const { root, store, channel, key, connection, connectionName, dist, only, isFull, oldKeys, validMs } = publication;
  if (isFull && only !== undefined)
    throw new StoreFault('--full writes every site, and --only names some. Choose one of them.');
  const { refuseIfPruned } = await lookForPrune(store);
  const standing = await readStanding(store, channel, key, {
    ...(oldKeys ? { oldKeys } : {}),
    isFull: isFull === true,
  });
  const file = stateFile(root, store.name, channel);
  const known = isFull ? {} : await knownSources(standing, readState(file));
  const seen = lookAtFolders(root, known, only);
  let changed = seen.changed;
  const inputOf = (domains: readonly string[]) =>
    readConfigInput(root, { only: domains, environment: connection.environment });
  let input = inputOf(changed);
  const base = await baseOf(root, input, connectionName);
  if (base !== standing.release.base) {
    if (only !== undefined && standing.index !== undefined) refuseOthers(root, known, only);
    changed = [...seen.sites.keys()];
    input = inputOf(changed);
  }
  const gone = new Set([...changed, ...seen.removed]);
  const { problems, compiled, leftOut } = await checkChanges(input, {
    domains: [...seen.sites.keys()],
    ownerOf: async (host, isLeftOut) => {
      const owner = await standing.ownerOf(host);
      return owner === undefined || (gone.has(owner) && !isLeftOut(owner)) ? undefined : owner;
    },
  });
  const told = () => sortProblems([...problems, ...[...leftOut.values()].flat()]);
  if (hasErrors(problems)) return { problems: told(), leftOut: [...leftOut.keys()] };

  const writing = createWriting(store);
  const assets = await publishAssets(writing, store, dist, standing.assets, isFull);
  const isAsBefore =
    changed.every((domain) => leftOut.has(domain)) && seen.removed.length === 0 && assets === standing.assets;
  if (standing.index && isAsBefore && !isFull && !standing.isOfOldKey && validMs === undefined) {
    const sites = publishedSites(seen, known, leftOut);
    writeState(file, { release: standing.index.release, sites: Object.fromEntries(sites) });
    const note = standing.index.history.find(({ id }) => id === standing.index?.release);
    if (note) return { problems: told(), leftOut: [...leftOut.keys()], release: { note, isNew: false, objects: 0 } };
  }
  const rows: SiteRow[] = [];
  const before = new Map<string, SiteRow | undefined>();
  for (const change of lay(connection, compiled())) {
    const row = await writeSite(
      root,
      writing,
      change,
      sourceName(seen, change.domain),
      connection.originOf(change.domain),
    );
    before.set(row.domain, await standing.row(row.domain));
    rows.push(row);
  }
  for (const domain of seen.removed) before.set(domain, await standing.row(domain));
  const sites = publishedSites(seen, known, leftOut);
  const release: Release = {
    format: 1,
    base,
    count: sites.size,
    ...(await writeParts(writing, standing, rows, before)),
  };
  const id = await writing.object(jsonBytes(release), 'application/json');
  await writing.done();
  const note: ReleaseNote = {
    id,
    at: new Date().toISOString(),
    sites: release.count,
    added: rows.filter(({ domain }) => before.get(domain) === undefined).length,
    changed: rows.filter((row) => isChanged(before.get(row.domain), row)).length,
    removed: seen.removed.length,
  };
  await refuseIfPruned();
  await pointAt(store, key, standing, nextIndex(channel, { index: standing.index, assets }, note, validMs));
  writeState(file, { release: id, sites: Object.fromEntries(sites) });
  return { problems: told(), leftOut: [...leftOut.keys()], release: { note, isNew: true, objects: writing.count() } };
}

/**
 * The sites of a release. One that was left out is among them where it was published before, and is looked at again
 * whatever its folder says.
 */
function publishedSites(
  { sites }: Folders,
  known: PublishState['sites'],
  leftOut: ReadonlyMap<string, unknown>,
): Folders['sites'] {
  return new Map(
    [...sites].flatMap(([domain, word]) => {
      if (!leftOut.has(domain)) return [[domain, word]];
      return Object.hasOwn(known, domain) ? [[domain, ['', '']]] : [];
    }),
  );
}

const isChanged = (before: SiteRow | undefined, row: SiteRow) =>
  before !== undefined && JSON.stringify(before) !== JSON.stringify(row);

const sourceName = ({ sites }: Folders, domain: string) => sites.get(domain)?.[1] ?? '';

function* lay(connection: PlatformConnection, changes: Iterable<CompiledChange>): Iterable<CompiledChange> {
  for (const { domain, bundle } of changes) yield { domain, bundle: connection.lay([bundle])[0] ?? bundle };
}

async function writeSite(
  root: string,
  writing: Writing,
  { domain, bundle }: CompiledChange,
  source: string,
  platform: string | undefined,
): Promise<SiteRow> {
  const brand: Record<string, string> = {};
  for (const [file, body] of brandFilesOf(root, domain)) brand[file] = await writing.object(body);
  const site = await writing.object(packSite(bundle));
  return { domain, aliases: bundle.site.aliases, source, site, brand, ...(platform === undefined ? {} : { platform }) };
}

/**
 * Writes the parts that the rows fall into; `before` has the rows that they take the place of, those of removed sites
 * among them.
 */
async function writeParts(
  writing: Writing,
  { release, sitePart, hostPart }: Standing,
  rows: readonly SiteRow[],
  before: ReadonlyMap<string, SiteRow | undefined>,
): Promise<Pick<Release, 'sites' | 'hosts'>> {
  const after = new Map(rows.map((row) => [row.domain, row]));
  const siteChanges = [...before.keys()].map((domain) => [domain, after.get(domain)] as const);
  const lost = [...before.values()]
    .flatMap((row) => (row ? [row.domain, ...row.aliases] : []))
    .map((host) => [host, undefined] as const);
  const won = rows.flatMap(({ domain, aliases }) => [domain, ...aliases].map((host) => [host, domain] as const));
  return {
    sites: await changedParts<SitePart[string]>(writing, release.sites, sitePart, siteChanges),
    hosts: await changedParts<HostPart[string]>(writing, release.hosts, hostPart, [...lost, ...won]),
  };
}

/** The parts of a table with changes laid over it, the later ones last; only what differs is written. */
async function changedParts<Value>(
  writing: Writing,
  parts: Readonly<Record<string, string>>,
  read: (part: string) => Promise<Readonly<Record<string, Value>>>,
  changes: readonly (readonly [name: string, value: Value | undefined])[],
): Promise<Readonly<Record<string, string>>> {
  const byPart = new Map<string, (typeof changes)[number][]>();
  for (const change of changes) {
    const part = partOf(change[0]);
    const own = byPart.get(part) ?? [];
    own.push(change);
    byPart.set(part, own);
  }
  const next = new Map(Object.entries(parts));
  for (const [part, own] of byPart) {
    const table = new Map(Object.entries(await read(part)));
    for (const [name, value] of own) {
      if (value === undefined) table.delete(name);
      else table.set(name, value);
    }
    const sorted = [...table].sort(([one], [other]) => (one < other ? -1 : 1));
    const bytes = jsonBytes(Object.fromEntries(sorted));
    if (sorted.length === 0) next.delete(part);
    else if (nameOf(bytes) !== next.get(part)) next.set(part, await writing.object(bytes, 'application/json'));
  }
  return Object.fromEntries([...next].sort(([one], [other]) => (one < other ? -1 : 1)));
}
