import { unknownWord } from '../../engine/config/nearest';
import { StoreFault } from '../store/storeFault';
import type { PublishState } from './publishState';
import { isAsBefore, siteDomains, sourceOf, stampOf } from './siteFolders';
import type { Standing } from './standing';

/** Names of the folders' content at the release that stands, with the words of the folders where they are known. */
export async function knownSources(
  { index, rows }: Standing,
  state: PublishState | undefined,
): Promise<PublishState['sites']> {
  if (index === undefined) return {};
  if (state?.release === index.release) return state.sites;
  return Object.fromEntries((await rows()).map(({ domain, source }) => [domain, ['', source] as const]));
}

/** What a look at the folders of sites found. */
export interface Folders {
  /** All sites, as they are after this. */
  readonly sites: ReadonlyMap<string, readonly [stamp: string, source: string]>;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Reads the folders whose word is another than before. Throws a `StoreFault` where `only` names what is neither a
 * folder nor published.
 */
export function lookAtFolders(
  root: string,
  known: PublishState['sites'],
  only: readonly string[] | undefined,
): Folders {
  const knownSites = new Map(Object.entries(known));
  const folders = siteDomains(root);
  if (only !== undefined) refuseUnknown(only, new Set([...folders, ...knownSites.keys()]));
  const sites = new Map(only === undefined ? [] : knownSites);
  const changed: string[] = [];
  const there = new Set<string>();
  for (const domain of only ?? folders) {
    const before = knownSites.get(domain);
    if (before && isAsBefore(root, domain, before[0])) {
      there.add(domain);
      sites.set(domain, before);
      continue;
    }
    const stamp = stampOf(root, domain);
    if (stamp === undefined) continue;
    there.add(domain);
    const source = sourceOf(root, domain);
    sites.set(domain, [stamp, source]);
    if (before?.[1] !== source) changed.push(domain);
  }
  const removed = (only ?? [...knownSites.keys()]).filter((domain) => knownSites.has(domain) && !there.has(domain));
  for (const domain of removed) sites.delete(domain);
  return { sites, changed, removed };
}

/**
 * Looks at the folders of all published sites, because what all sites share has changed and each is compiled again.
 * Throws a `StoreFault` where one that `only` does not name is another than at the release that stands.
 */
export function refuseOthers(root: string, known: PublishState['sites'], only: readonly string[]): void {
  const { changed, removed } = lookAtFolders(root, known, undefined);
  const other = [...changed, ...removed].find((domain) => Object.hasOwn(known, domain) && !only.includes(domain));
  if (other === undefined) return;
  throw new StoreFault(
    `What all sites share has changed since the last release, so every site is published again, and ${other} has changed, too, which --only does not name. Nothing was published. Publish without --only, or name it as well.`,
  );
}

/** A domain that is misspelt would otherwise publish nothing and look like success. */
function refuseUnknown(only: readonly string[], known: ReadonlySet<string>): void {
  const unknown = only.find((domain) => !known.has(domain));
  if (unknown !== undefined) throw new StoreFault(unknownWord(unknown, 'a site', [...known]).message);
}
