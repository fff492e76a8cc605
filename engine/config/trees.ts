import { isRecord, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { problemAt, type Problem } from './problem';
import type { Source } from './source';
import type { Place } from './place';

/** A node as written, with where it and each of its props come from. Never changed: changes make new nodes. */
export interface TreeNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Where props come from that a change has set; the others come from the node. */
  readonly propPlaces: Readonly<Record<string, Place>>;
  readonly when?: unknown;
  readonly slots: Readonly<Record<string, readonly TreeNode[]>>;
  /** Where a slot is named that a change has filled; the others stand in the node. */
  readonly slotPlaces: Readonly<Record<string, Place>>;
  readonly place: Place;
}

const noSlots: Tree = {};

/** Lists of nodes by region. */
export type Tree = Readonly<Record<string, readonly TreeNode[]>>;

/** Reads the nodes of a list; entries without id or type are left out, their shape is reported elsewhere. */
export function readNodes(list: unknown, source: Source, path: JsonPath): TreeNode[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) => readNode(entry, source, [...path, index]) ?? []);
}

/** Reads one node; undefined if it has no id or type. */
export function readNode(entry: unknown, source: Source, path: JsonPath): TreeNode | undefined {
  if (!isRecord(entry) || typeof entry.id !== 'string' || typeof entry.type !== 'string') return undefined;
  return {
    id: entry.id,
    type: entry.type,
    props: isRecord(entry.props) ? entry.props : {},
    propPlaces: {},
    ...(entry.when === undefined ? {} : { when: entry.when }),
    slots: isRecord(entry.slots) ? readTree(entry.slots, source, [...path, 'slots']) : noSlots,
    slotPlaces: {},
    place: { source, path },
  };
}

/** Reads an object of lists, such as the regions of a page. */
export function readTree(regions: unknown, source: Source, path: JsonPath): Tree {
  if (!isRecord(regions)) return {};
  return Object.fromEntries(
    Object.entries(regions).map(([name, list]) => [name, readNodes(list, source, [...path, name])]),
  );
}

/** All nodes of a tree, parents before children. */
export function nodesOf(tree: Tree): TreeNode[] {
  return Object.values(tree).flatMap((list) => list.flatMap((node) => [node, ...nodesOf(node.slots)]));
}

/**
 * Nodes whose id another node of the same tree has already. Of two, the one that was there first, in `base`, is right.
 */
export function idProblems(tree: Tree, base?: Source, seen = new Map<string, TreeNode>()): Problem[] {
  const problems: Problem[] = [];
  for (const name in tree) {
    for (const node of ownValue(tree, name) ?? []) {
      const first = seen.get(node.id);
      if (first === undefined) seen.set(node.id, node);
      else
        problems.push(
          idTaken(
            ...(node.place.source === base && first.place.source !== base
              ? ([node, first] as const)
              : ([first, node] as const)),
          ),
        );
      problems.push(...idProblems(node.slots, base, seen));
    }
  }
  return problems;
}

function idTaken(right: TreeNode, { id, place: { source, path } }: TreeNode): Problem {
  const message = `Another ${right.type} node of this tree is called "${id}". Every id stands once in a tree. Give one of them another.`;
  return problemAt(source, [...path, 'id'], { code: 'node-id-taken', message });
}
