import { applyChanges } from '../../engine/config/changes';
import { valueAt, type JsonPath } from '../../engine/config/jsonPath';
import type { PageDraft } from '../../engine/config/pages';
import type { Place } from '../../engine/config/place';
import { whereIs } from '../../engine/config/provenance';
import type { SiteDraft } from '../../engine/config/siteDraft';
import { layersOf } from '../../engine/config/sitePages';
import type { SiteParts } from '../../engine/config/siteParts';
import { findInTree } from '../../engine/config/treeEdits';
import type { Tree } from '../../engine/config/trees';
import type { FilePlace } from './explanation';

/**
 * Why a node is missing from a page, its layout or the shell: a change removes it, or the template omits it. Undefined
 * when no file says so.
 */
export function removedAt(parts: SiteParts, page: PageDraft, id: string): string | undefined {
  const { site, context } = parts;
  const omitted = page.omits.indexOf(id);
  if (omitted >= 0)
    return `its template leaves it out, at ${spelled(whereIs({ source: page.descriptor.source, path: ['omits', omitted] }))}.`;
  const own = site.ownPages.get(page.name);
  const below = context.pages.get(page.name);
  const layout = context.layouts.get(page.layout ?? context.name);
  const changed =
    takenOutAt(site, (own ?? below)?.tree, ['pages', page.name], id) ??
    (layout?.name === context.name ? takenOutAt(site, layout.tree, ['layout'], id) : undefined) ??
    (layout?.hasShell === false ? undefined : takenOutAt(site, context.shell, ['shell'], id));
  if (changed !== undefined || own === undefined || below === undefined || findInTree(below.tree, id) === undefined)
    return changed;
  return `the site has a page of its own without it, at ${spelled(whereIs({ source: own.descriptor.source, path: ['regions'] }))}.`;
}

/** Why a node is not in a modal: a change takes it out; undefined where none does. */
export function removedFromModal({ site, context }: SiteParts, name: string, id: string): string | undefined {
  return takenOutAt(site, context.modals.get(name), ['modals', name], id);
}

/**
 * The last change of family or site that removed a node from a tree. `path` is where a layer keeps its changes of that
 * tree.
 */
function takenOutAt(site: SiteDraft, base: Tree | undefined, path: JsonPath, id: string): string | undefined {
  let tree = base ?? {};
  let place: Place | undefined;
  for (const { source, value } of layersOf(site)) {
    const changes = valueAt(value, [...path, 'changes']);
    for (const [index, change] of (Array.isArray(changes) ? changes : []).entries()) {
      const next = applyChanges(tree, [change], source, path).tree;
      if (findInTree(tree, id) !== undefined && findInTree(next, id) === undefined)
        place = { source, path: [...path, 'changes', index] };
      tree = next;
    }
  }
  return place === undefined || findInTree(tree, id) !== undefined
    ? undefined
    : `a change takes it out, at ${spelled(whereIs(place))}.`;
}

/** Where a site or its family switches a page off. */
export function switchedOffAt({ site }: SiteParts, page: string): FilePlace | undefined {
  const path = ['pages', page, 'enabled'];
  const layer = layersOf(site).findLast(({ value }) => valueAt(value, path) === false);
  return layer && whereIs({ source: layer.source, path });
}

function spelled({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}
