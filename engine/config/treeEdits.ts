import type { Tree, TreeNode } from './trees';

/** Whether a node of that id is among these nodes or in their slots. */
export function hasNode(nodes: readonly TreeNode[], id: string): boolean {
  return nodes.some((node) => node.id === id || Object.values(node.slots).some((list) => hasNode(list, id)));
}

/** The tree with a node replaced by what `edit` gives; everything off the way to it is the same object as before. */
export function editAround(tree: Tree, id: string, edit: (node: TreeNode) => readonly TreeNode[]): Tree {
  return mapLists(tree, (list) => {
    if (!hasNode(list, id)) return list;
    return list.flatMap((node) => {
      if (node.id === id) return edit(node);
      return hasNode([node], id) ? [{ ...node, slots: editAround(node.slots, id, edit) }] : [node];
    });
  });
}

/** The tree with a node added at the end of another node's slot. */
export function editInto(tree: Tree, id: string, slot: string, added: TreeNode): Tree {
  return editAround(tree, id, (node) => [{ ...node, slots: { ...node.slots, [slot]: [...(node.slots[slot] ?? []), added] } }]);
}

function mapLists(tree: Tree, change: (list: readonly TreeNode[]) => readonly TreeNode[]): Tree {
  return Object.fromEntries(Object.entries(tree).map(([name, list]) => [name, change(list)]));
}
