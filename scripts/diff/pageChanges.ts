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
  const facts = (['path', 'access', 'title', 'layout'] as const).flatMap((name) =>
    said(`${name} of ${path}`, before.page[name], after.page[name]),
  );
  return [
    ...facts,
    ...treeChanges(path, { tree: before.page.tree, nodes: before.nodes }, { tree, nodes: after.nodes }),
  ];
}
