import { join } from 'node:path';
import type { Problem } from '../../engine/config/problem';
import { layersBelow } from './codeRoot';
import { entriesOf, listFiles, listPath, type Listing } from './listFiles';
import { misspeltFolder } from './unreadFiles';

/** The folders of `site-configs/`. */
const parts = ['platform', 'pages', 'modals', 'forms', 'families', 'environments', 'sites'];

/** What lies below a project root, or a folder of configuration that is kept elsewhere. */
export interface ListedConfigs {
  readonly configs: Listing;
  readonly templates: Listing;
  /** The root that a file is read from. */
  readonly placeOf: (file: string) => string;
}

/**
 * Lists the configuration and the templates below a root; of the sites those in the folders `only`, or all. A folder
 * that has no templates is laid over the shared layers of the project, file by file.
 */
export function listConfigs(root: string, only: readonly string[] | undefined): ListedConfigs {
  const below = layersBelow(root);
  if (below === undefined)
    return {
      configs: only === undefined ? listFiles(root, 'site-configs') : listSome(root, only),
      templates: listFiles(root, 'templates'),
      placeOf: () => root,
    };
  // What else lies in such a folder may be a repository.
  const own = joined([
    ...parts.slice(0, -1).map((part) => listPath(root, `site-configs/${part}`)),
    ...(only === undefined ? [listPath(root, 'site-configs/sites')] : sitesOf(root, only)),
    { files: [], problems: misspelt(root) },
  ]);
  const isOwn = new Set(own.files);
  const shared = listSome(below, []);
  return {
    configs: joined([{ ...shared, files: shared.files.filter((file) => !isOwn.has(file)) }, own]),
    templates: listFiles(below, 'templates'),
    placeOf: (file) => (isOwn.has(file) ? root : below),
  };
}

/** What all sites share, and the folders of some. */
function listSome(root: string, domains: readonly string[]): Listing {
  const shared = entriesOf(join(root, 'site-configs')).filter(
    (entry) => (entry.isDirectory() || entry.isSymbolicLink()) && entry.name !== 'sites' && !entry.name.startsWith('.'),
  );
  return joined([...shared.map(({ name }) => listPath(root, `site-configs/${name}`)), ...sitesOf(root, domains)]);
}

/** Folders of a folder of configuration that hold JSON and are called nearly as one that is read. */
function misspelt(root: string): Problem[] {
  return entriesOf(join(root, 'site-configs'))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `site-configs/${name}`)
    .flatMap((path) => misspeltFolder(path, parts) ?? [])
    .filter(({ file }) => listFiles(root, file).files.some((name) => name.endsWith('.json')));
}

function sitesOf(root: string, domains: readonly string[]): Listing[] {
  return domains.map((name) => listPath(root, `site-configs/sites/${name}`));
}

function joined(listings: readonly Listing[]): Listing {
  return { files: listings.flatMap(({ files }) => files), problems: listings.flatMap(({ problems }) => problems) };
}
