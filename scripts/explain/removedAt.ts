import { isRecord, valueAt } from '../../engine/config/jsonPath';
import type { PageDraft } from '../../engine/config/pages';
import { whereIs } from '../../engine/config/provenance';
import { layersOf } from '../../engine/config/sitePages';
import type { SiteParts } from '../../engine/config/siteParts';
import { findInTree, findNode } from '../../engine/config/treeEdits';
import type { FilePlace } from './explanation';

/**
 * Why a node is not on a page where one could look for it: a change takes it out or the template leaves it out;
 * undefined where nobody says.
 */
export function removedAt({ site, context }: SiteParts, page: PageDraft, id: string): string | undefined {
  const omitted = page.omits.indexOf(id);
  if (omitted >= 0)
    return `its template leaves it out, at ${spelled(whereIs({ source: page.descriptor.source, path: ['omits', omitted] }))}.`;
  const before = context.pages.get(page.name);
  if (before === undefined || findInTree(before.tree, id) === undefined) return undefined;
  for (const { source, value } of layersOf(site).reverse()) {
    const path = ['pages', page.name, 'changes'];
    const changes = valueAt(value, path);
    if (!Array.isArray(changes)) continue;
    const index = changes.findLastIndex(
      (change: unknown) => isRecord(change) && takesOut(change) && holds(before, change.node, id),
    );
    if (index >= 0) return `a change takes it out, at ${spelled(whereIs({ source, path: [...path, index] }))}.`;
  }
  return undefined;
}

/** Where a site or its family switches a page off. */
export function switchedOffAt({ site }: SiteParts, page: string): FilePlace | undefined {
  const path = ['pages', page, 'enabled'];
  const layer = layersOf(site).findLast(({ value }) => valueAt(value, path) === false);
  return layer && whereIs({ source: layer.source, path });
}

function takesOut({ change }: Readonly<Record<string, unknown>>): boolean {
  return change === 'remove' || change === 'replace';
}

function holds({ tree }: PageDraft, node: unknown, id: string): boolean {
  const target = typeof node === 'string' ? findInTree(tree, node) : undefined;
  return target !== undefined && findNode([target], id) !== undefined;
}

function spelled({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}
