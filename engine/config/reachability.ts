import type { CompiledBundle, CompiledPage } from './compiled';
import type { ConfigInput } from './configInput';
import { kindOfFile } from './descriptors';
import { textsOf } from './jsonPath';
import { ownValue } from './ownValue';
import { parseFile } from './parse';
import { problemAt, type Problem } from './problem';

/**
 * Warnings of those of a site's `added` pages that no link, menu, layout or modal leads to, directly or over pages that
 * something leads to (CARD-5). The default pages are the platform's and have their places in its menus; a page with
 * `"listed": false` is for those who are given its address.
 */
export function unreachableOf(bundle: CompiledBundle, added: readonly AddedPage[]): Problem[] {
  const found = reached(bundle, new Set(added.map(({ name }) => name)));
  return added.flatMap(({ file, text, name }) => {
    const page = ownValue(bundle.pages, name);
    if (page === undefined || page.listed === false || found.has(name)) return [];
    const message = `Nothing leads to "${page.path}": no link, menu, layout or modal of ${bundle.site.domain} names "${name}". Link to it, or write "listed": false if its address is only given out.`;
    return [problemAt(parseFile(file, text).source, ['path'], { code: 'page-unreachable', message })];
  });
}

/** A page that a site has and the platform has not. */
export interface AddedPage {
  readonly file: string;
  readonly text: string;
  readonly name: string;
}

/** The pages that sites add, by their domain. */
export function addedPages({ files }: Pick<ConfigInput, 'files'>): ReadonlyMap<string, readonly AddedPage[]> {
  const added = new Map<string, AddedPage[]>();
  for (const [file, text] of files) {
    const kind = kindOfFile(file);
    if (kind?.kind !== 'site-page' || files.has(`site-configs/pages/${kind.name}.json`)) continue;
    const pages = added.get(kind.domain) ?? [];
    pages.push({ file, text, name: kind.name });
    added.set(kind.domain, pages);
  }
  return added;
}

/** The names of a site's pages that something leads to, beginning at everything but the added pages. */
function reached({ site, pages, modals }: CompiledBundle, added: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(Object.keys(pages).filter((name) => !added.has(name)));
  const start = {
    layouts: site.layouts,
    shell: site.shell,
    modals,
    categories: site.categories,
    secondaryNavigation: site.secondaryNavigation,
    login: site.loginEntry,
    rewards: site.rewards,
  };
  let fresh = [wordsOf(start), ...[...found].map((name) => wordsOf(ownValue(pages, name)?.regions))];
  while (fresh.length > 0) {
    const words = new Set(fresh.flatMap((each) => [...each]));
    const next = Object.values(pages).filter((page) => !found.has(page.name) && isNamed(page, words, site.domain));
    for (const { name } of next) found.add(name);
    fresh = next.map(({ regions }) => wordsOf(regions));
  }
  return found;
}

/** By its name, as routes of links do, or by its address. */
function isNamed({ name, path }: CompiledPage, words: ReadonlySet<string>, domain: string): boolean {
  return [name, path, `https://${domain}${path}`].some((word) => words.has(word));
}

/** Ids of nodes are no links, whatever they are called. */
function wordsOf(value: unknown): ReadonlySet<string> {
  return new Set(textsOf(value).flatMap(({ path, text }) => (path.at(-1) === 'id' ? [] : [text])));
}
