import type { NodeContext } from '../../engine/config/compileNode';
import type { PageDraft } from '../../engine/config/pages';
import { said, treeChanges } from './treeChanges';

/** A page with what its nodes are resolved by. */
export interface PageSide {
  readonly page: PageDraft;
  readonly nodes: NodeContext;
}

/** What a page shows otherwise than before, in words, by the ids of its nodes. */
export function pageChanges(before: PageSide, after: PageSide): string[] {
  const { path, tree } = after.page;
  return [
    ...pageFactChanges(before.page, after.page),
    ...treeChanges(path, { tree: before.page.tree, nodes: before.nodes }, { tree, nodes: after.nodes }),
  ];
}

/** What a page says otherwise of itself: its address, its words, who may open it, and what stands around it. */
export function pageFactChanges(before: PageDraft, after: PageDraft): string[] {
  if (before === after) return [];
  const { path } = after;
  return [
    ...(['path', 'access', 'title', 'description', 'layout'] as const).flatMap((name) =>
      said(`${name} of ${path}`, before[name], after[name]),
    ),
    ...said(`listed of ${path}`, before.isListed, after.isListed),
    ...said(`floating of ${path}`, before.isFloating, after.isFloating),
  ];
}
