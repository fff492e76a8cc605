import { ownValue } from './ownValue';
import type { Tree, TreeNode } from './trees';
import type { Place } from './place';

/** The node of that id, among these nodes or in their slots. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    for (const slot in node.slots) {
      const found = findNode(ownValue(node.slots, slot) ?? [], id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The node of that id anywhere in a tree. */
export function findInTree(tree: Tree, id: string): TreeNode | undefined {
  for (const region in tree) {
    const found = findNode(ownValue(tree, region) ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tree with a node replaced by what `edit` returns; everything off the way to it is the same object as before. */
export function editAround(tree: Tree, id: string, edit: (node: TreeNode) => readonly TreeNode[]): Tree {
  for (const region in tree) {
    const list = ownValue(tree, region) ?? [];
    const index = list.findIndex((node) => node.id === id || findInTree(node.slots, id) !== undefined);
    const node = list[index];
    if (node === undefined) continue;
    const edited = node.id === id ? edit(node) : [{ ...node, slots: editAround(node.slots, id, edit) }];
    return { ...tree, [region]: [...list.slice(0, index), ...edited, ...list.slice(index + 1)] };
  }
  return tree;
}

/** The tree with a node added at the end of another node's slot; `place` is where the slot is named. */
export function editInto(tree: Tree, id: string, slot: string, added: TreeNode, place: Place): Tree {
  return editAround(tree, id, (node) => [
    {
      ...node,
      slots: { ...node.slots, [slot]: [...(ownValue(node.slots, slot) ?? []), added] },
      slotPlaces: Object.hasOwn(node.slots, slot) ? node.slotPlaces : { ...node.slotPlaces, [slot]: place },
    },
  ]);
}
