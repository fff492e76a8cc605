import { applyChanges } from './changes';
import { isRecord, type JsonPath } from './jsonPath';
import { maxProblems } from './limits';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';
import type { SiteDraft } from './siteDraft';
import { layersOf } from './sitePages';
import type { TemplateContext } from './templateContext';
import { idProblems, nodesOf, type Tree } from './trees';

/** Layout, shell and modals of one site. */
export interface SiteLayouts {
  readonly layout: Tree;
  readonly shell: Tree;
  readonly modals: ReadonlyMap<string, Tree>;
  /** The trees among them that are the site's own. */
  readonly changed: readonly Tree[];
  readonly problems: readonly Problem[];
}

/** Lays what family and site say about layout, shell and modals over those of the template. */
export function siteLayouts(site: SiteDraft, context: TemplateContext): SiteLayouts {
  const layout = context.layouts.get(context.name)?.tree ?? {};
  const { value } = site.values;
  if (value.layout === undefined && value.shell === undefined && value.modals === undefined) {
    return { layout, shell: context.shell, modals: context.modals, changed: [], problems: [] };
  }
  const changedTree = (tree: Tree, path: JsonPath) =>
    context.brokenTrees.has(path.join('.')) ? { tree, problems: [] } : changed(tree, site, path, context.name);
  const ownLayout = changedTree(layout, ['layout']);
  const ownShell = changedTree(context.shell, ['shell']);
  const modals = [...context.modals].map(([name, tree]) => ({
    name,
    before: tree,
    ...changedTree(tree, ['modals', name]),
  }));
  const all = [{ before: layout, ...ownLayout }, { before: context.shell, ...ownShell }, ...modals];
  return {
    layout: ownLayout.tree,
    shell: ownShell.tree,
    modals: new Map(modals.map(({ name, tree }) => [name, tree])),
    changed: all.filter(({ before, tree }) => before !== tree).map(({ tree }) => tree),
    problems: [...all.flatMap(({ problems }) => problems), ...unknownModals(site, [...context.modals.keys()])],
  };
}

/** Modals that a family or site changes and that do not exist. */
function unknownModals(site: SiteDraft, known: readonly string[]): Problem[] {
  return layersOf(site).flatMap(({ source, value }) =>
    Object.keys(isRecord(value.modals) ? value.modals : {})
      .filter((name) => !known.includes(name))
      .slice(0, maxProblems)
      .map((name) =>
        problemAt(source, ['modals', name], {
          code: 'modal-unknown',
          ...unknownWord(name, 'a modal', known),
          at: 'key',
        }),
      ),
  );
}

/**
 * A tree with the changes of family and site. What changes say of a broken tree would only repeat that it is broken.
 */
function changed(
  tree: Tree,
  site: SiteDraft,
  path: JsonPath,
  template: string,
): { readonly tree: Tree; readonly problems: readonly Problem[] } {
  let result = tree;
  const problems: Problem[] = [];
  for (const { source, value } of layersOf(site)) {
    const part = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
    if (!isRecord(part) || part.changes === undefined) continue;
    const outcome = applyChanges(result, part.changes, source, [...path, 'changes'], {
      told: problems.length,
      template,
    });
    problems.push(...outcome.problems);
    result = outcome.tree;
  }
  return {
    tree: result,
    problems: result === tree ? problems : [...problems, ...idProblems(result, nodesOf(tree)[0]?.place.source)],
  };
}
