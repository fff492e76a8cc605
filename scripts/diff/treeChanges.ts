import type { NodeContext } from '../../engine/config/compileNode';
import { resolvedProps } from '../../engine/config/provenance';
import { nodesOf, type Tree, type TreeNode } from '../../engine/config/trees';
import { ownValue } from '../../engine/config/ownValue';

/** A tree with what its nodes are resolved by. */
export interface TreeSide {
  readonly tree: Tree;
  readonly nodes: NodeContext;
}

/**
 * What a tree shows otherwise than before, in words, by the ids of its nodes; `place` is what it is called, for example
 * `/deposit`.
 */
export function treeChanges(place: string, before: TreeSide, after: TreeSide): string[] {
  if (before.tree === after.tree && before.nodes === after.nodes) return [];
  const [old, now] = [byId(before.tree), byId(after.tree)];
  const lost = [...old.values()]
    .filter(({ id }) => !now.has(id))
    .map(({ id, type }) => `${place} loses "${id}" (${type})`);
  const inner = [...now.values()].flatMap((node) => {
    const earlier = old.get(node.id);
    if (earlier === undefined) return [`${place} gains "${node.id}" (${node.type})`];
    if (earlier === node && before.nodes === after.nodes) return [];
    if (earlier.type !== node.type) return [`"${node.id}" of ${place} is a ${node.type} instead of a ${earlier.type}`];
    return nodeChanges(
      `"${node.id}" of ${place}`,
      resolvedProps(earlier, before.nodes),
      resolvedProps(node, after.nodes),
      earlier,
      node,
    );
  });
  return [...lost, ...inner, ...placeChanges(place, before.tree, after.tree)];
}

/** Nodes that stand elsewhere than before: in another region or slot, or in another order in the same one. */
function placeChanges(place: string, before: Tree, after: Tree): string[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  const moved = [...now].flatMap(([id, list]) => {
    const earlier = old.get(id);
    return earlier === undefined || earlier === list
      ? []
      : [`"${id}" of ${place} stands in ${list} instead of ${earlier}`];
  });
  const order = (places: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) => {
    const lists = new Map<string, string[]>();
    for (const [id, list] of places) if (others.get(id) === list) lists.set(list, [...(lists.get(list) ?? []), id]);
    return JSON.stringify([...lists].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return order(old, now) === order(now, old) ? moved : [...moved, `the nodes of ${place} stand in another order`];
}

/** The region or the slot that each node stands in, by its id. */
function placesIn(tree: Tree, parent = '', found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [name, nodes] of Object.entries(tree)) {
    const list = parent === '' ? name : `slot "${name}" of "${parent}"`;
    for (const { id, slots } of nodes) {
      found.set(id, list);
      placesIn(slots, id, found);
    }
  }
  return found;
}

/** A value that is another than before, in words. */
export function said(what: string, old: unknown, now: unknown): string[] {
  if (old === now) return [];
  const [from, to] = [old, now].map((value) => (value === undefined ? 'nothing' : JSON.stringify(value)));
  return from === to ? [] : [`${what} is ${to} instead of ${from}`];
}

function nodeChanges(
  what: string,
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  before: TreeNode,
  after: TreeNode,
): string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return [
    ...said(`when of ${what}`, before.when, after.when),
    ...names.flatMap((name) => said(`${name} of ${what}`, ownValue(old, name), ownValue(now, name))),
  ];
}

function byId(tree: Tree): Map<string, TreeNode> {
  return new Map(nodesOf(tree).map((node) => [node.id, node]));
}
