import type { PageDraft } from '../../engine/config/pages';
import { layerOf, whereIs } from '../../engine/config/provenance';
import type { SiteParts } from '../../engine/config/siteParts';
import type { Tree, TreeNode } from '../../engine/config/trees';
import type { ExplainedNode } from './explanation';

/** A node and what there is to say of it. */
export interface FoundNode {
  readonly node: TreeNode;
  /** The nodes around it, outermost first. */
  readonly ancestors: readonly TreeNode[];
  readonly explained: ExplainedNode;
}

/** Every node that shows with a page: its own, those of its layout, those of the shell; parents before children. */
export function nodesAround({ context, layouts }: SiteParts, page: PageDraft): FoundNode[] {
  const name = page.layout ?? context.name;
  const layout = context.layouts.get(name);
  const tree = name === context.name ? layouts.layout : (layout?.tree ?? {});
  return [
    ...inTree('page', page.tree),
    ...inTree('layout', tree),
    ...(layout?.hasShell === false ? [] : inTree('shell', layouts.shell)),
  ];
}

/** The nodes of a modal. */
export function nodesOfModal(tree: Tree): FoundNode[] {
  return inTree('modal', tree);
}

function inTree(kind: ExplainedNode['tree'], tree: Tree): FoundNode[] {
  return Object.entries(tree).flatMap(([region, nodes]) =>
    nodes.flatMap((node) => withInner(node, { tree: kind, region, within: [] }, [])),
  );
}

function withInner(
  node: TreeNode,
  around: Pick<ExplainedNode, 'tree' | 'region' | 'within'>,
  ancestors: readonly TreeNode[],
): FoundNode[] {
  const place = whereIs(node.place);
  const explained = { id: node.id, widget: node.type, layer: layerOf(place.file), ...around, ...place };
  const inner = Object.entries(node.slots).flatMap(([slot, nodes]) =>
    nodes.flatMap((child) =>
      withInner(child, { ...around, within: [...around.within, `${node.id}.${slot}`] }, [...ancestors, node]),
    ),
  );
  return [{ node, ancestors, explained }, ...inner];
}
