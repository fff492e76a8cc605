import { applyChanges } from './changes';
import type { Text } from './compiled';
import { isRecord, type JsonPath } from './jsonPath';
import type { Layer } from './layers';
import { unknownWord } from './nearest';
import { pageProblems, pathProblems, type PageDraft } from './pages';
import { problemAt, type Problem } from './problem';
import type { SiteDraft } from './siteDraft';
import { frameProblems, type TemplateContext } from './templateContext';
import { idProblems, nodesOf, type Tree } from './trees';

/** The pages of one site: those of its template, its own, without the disabled, with its changes. */
export interface SitePages {
  readonly pages: ReadonlyMap<string, PageDraft>;
  readonly disabled: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Lays what family and site say about pages over the pages of the template. */
export function sitePages(site: SiteDraft, context: TemplateContext): SitePages {
  const layers = layersOf(site).filter(({ value }) => isRecord(value.pages) && Object.keys(value.pages).length > 0);
  if (layers.length === 0 && site.ownPages.size === 0) return { pages: context.pages, disabled: new Set(), problems: [] };
  const pages = new Map([...context.pages, ...site.ownPages]);
  const own = [...site.ownPages.values()];
  const problems = own.flatMap((page) => [...pageProblems(page, context.pages.get(page.name)), ...frameProblems(page, context.layouts, context.name)]);
  if (own.length > 0) problems.push(...pathProblems(pages.values()));
  const disabled = new Set<string>();
  for (const { source, value } of layers) {
    for (const [name, change] of Object.entries(value.pages as Readonly<Record<string, unknown>>)) {
      if (!isRecord(change)) continue;
      const page = pages.get(name);
      if (page === undefined)
        problems.push(problemAt(source, ['pages', name], { code: 'page-unknown', ...unknownWord(name, 'a page', [...pages.keys()]), at: 'key' }));
      else problems.push(...overlay(pages, disabled, page, change, source, ['pages', name]));
    }
  }
  for (const name of disabled) pages.delete(name);
  return { pages, disabled, problems };
}

/** A tree of the frame, the shell or a modal with the changes of family and site. */
export function changedTree(
  tree: Tree,
  site: SiteDraft,
  path: JsonPath,
  read: (value: Readonly<Record<string, unknown>>) => unknown,
): { readonly tree: Tree; readonly problems: readonly Problem[] } {
  let result = tree;
  const problems: Problem[] = [];
  for (const { source, value } of layersOf(site)) {
    const part = read(value);
    if (!isRecord(part) || part.changes === undefined) continue;
    const changed = applyChanges(result, part.changes, source, [...path, 'changes']);
    problems.push(...changed.problems);
    result = changed.tree;
  }
  return { tree: result, problems: result === tree ? problems : [...problems, ...idProblems(result, nodesOf(tree)[0]?.place.source)] };
}

/** The family, if any, and the site. */
export function layersOf(site: SiteDraft): Layer[] {
  return [...(site.family === undefined ? [] : [site.family]), site.descriptor];
}

function overlay(
  pages: Map<string, PageDraft>,
  disabled: Set<string>,
  page: PageDraft,
  change: Readonly<Record<string, unknown>>,
  source: Layer['source'],
  path: JsonPath,
): Problem[] {
  if (change.enabled === false) disabled.add(page.name);
  if (change.enabled === true) disabled.delete(page.name);
  if (change.enabled === false && (change.changes !== undefined || change.title !== undefined)) {
    return [
      problemAt(source, [...path, 'enabled'], {
        code: 'page-disabled-changed',
        message: 'The page is switched off, so what else is said about it does nothing. Take one of the two out.',
      }),
    ];
  }
  const { tree, problems } = applyChanges(page.tree, change.changes, source, [...path, 'changes'], page.omits);
  if (page.descriptor.problems.length > 0) return [];
  pages.set(page.name, { ...page, tree, ...(isRecord(change.title) ? { title: change.title as Text } : {}) });
  return tree === page.tree ? [...problems] : [...problems, ...idProblems(tree, page.descriptor.source)];
}
