import { isRecord, type JsonPath } from './jsonPath';
import { maxProblems } from './limits';
import { ownValue } from './ownValue';
import { unknownWord } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';
import { positionOf, type Source } from './source';
import { editAround, editInto, findInTree, findNode } from './treeEdits';
import { nodesOf, readNode, type Tree, type TreeNode } from './trees';
import type { Place } from './place';

/** A tree after changes and what was wrong with them; a change that cannot be made is left out. */
export interface ChangedTree {
  readonly tree: Tree;
  readonly problems: readonly Problem[];
}

/** What else counts where changes are applied. */
export interface ChangeOptions {
  /** Ids that the tree leaves out on purpose (a warning, not an error). */
  readonly omitted?: readonly string[];
  /** The template that the tree is of, which a message names: another template has other nodes. */
  readonly template?: string;
  /** How many problems of the same site are reported already. At most `maxProblems` are reported in all. */
  readonly told?: number;
}

/** Applies a list of changes in order. */
export function applyChanges(
  tree: Tree,
  changes: unknown,
  source: Source,
  path: JsonPath,
  { told = 0, ...around }: ChangeOptions = {},
): ChangedTree {
  if (!Array.isArray(changes)) return { tree, problems: [] };
  let result = tree;
  const problems: Problem[] = [];
  const removals = new Map<string, number>();
  for (const [index, change] of changes.entries()) {
    if (!isRecord(change)) continue;
    const outcome = applyChange(result, change, source, [...path, index], around);
    if ('tree' in outcome) {
      for (const id of removedBy(result, change)) removals.set(id, index);
      result = outcome.tree;
    } else if (told + problems.length < maxProblems) {
      const at = [...path, index, ...outcome.path];
      const id = change[outcome.path[0] ?? ''];
      problems.push(problemAt(source, at, takenOut(result, removals, id, source, path) ?? outcome.finding()));
    }
  }
  return { tree: result, problems };
}

/** Ids that a change takes out with the node that it names. */
function removedBy(tree: Tree, { change, node }: Change): readonly string[] {
  if ((change !== 'remove' && change !== 'replace') || typeof node !== 'string') return [];
  const target = findInTree(tree, node);
  return target === undefined ? [] : [target.id, ...nodesOf(target.slots).map(({ id }) => id)];
}

/** Says which earlier change took a node out of the tree, if one did; `removals` holds the last one for each id. */
function takenOut(
  tree: Tree,
  removals: ReadonlyMap<string, number>,
  id: unknown,
  source: Source,
  path: JsonPath,
): Finding | undefined {
  const last = typeof id === 'string' ? removals.get(id) : undefined;
  if (typeof id !== 'string' || last === undefined || findInTree(tree, id) !== undefined) return undefined;
  const { line } = positionOf(source, [...path, last], 'value');
  return {
    code: 'node-unknown',
    message: `"${id}" is no longer in this tree: the change of line ${line} took it out. Take this one out, or put it first.`,
  };
}

type Outcome = { readonly tree: Tree } | { readonly path: JsonPath; readonly finding: () => Finding };
type Change = Readonly<Record<string, unknown>>;
type Around = Omit<ChangeOptions, 'told'>;

function applyChange(tree: Tree, change: Change, source: Source, path: JsonPath, around: Around): Outcome {
  if (change.change === 'insert') {
    const node = readNode(change.node, source, [...path, 'node']);
    return node === undefined ? { tree } : placed(tree, change, node, { source, path }, around);
  }
  const id = change.node;
  if (typeof id !== 'string') return { tree };
  const target = findInTree(tree, id);
  if (target === undefined) return { path: ['node'], finding: () => missingNode(tree, id, around) };
  switch (change.change) {
    case 'remove':
      return { tree: editAround(tree, id, () => []) };
    case 'replace': {
      const node = readNode(change.with, source, [...path, 'with']);
      return node === undefined ? { tree } : { tree: editAround(tree, id, () => [node]) };
    }
    case 'move': {
      const anchor = change.before ?? change.after ?? change.into;
      if (typeof anchor === 'string' && findNode([target], anchor) !== undefined) {
        return {
          path: ['node'],
          finding: () => ({
            code: 'move-into-itself',
            message: `"${id}" cannot be moved next to or into itself. Name another node, or a region.`,
          }),
        };
      }
      const outcome = placed(
        editAround(tree, id, () => []),
        change,
        target,
        { source, path },
        around,
      );
      return outcome;
    }
    case 'props':
      return isRecord(change.props)
        ? {
            tree: editAround(tree, id, (node) => [withProps(node, change.props as Change, source, [...path, 'props'])]),
          }
        : { tree };
    default:
      return { tree };
  }
}

function placed(tree: Tree, change: Change, node: TreeNode, { source, path }: Place, around: Around): Outcome {
  for (const side of ['before', 'after'] as const) {
    const anchor = change[side];
    if (typeof anchor !== 'string') continue;
    if (findInTree(tree, anchor) === undefined)
      return { path: [side], finding: () => missingNode(tree, anchor, around) };
    if (change.slot !== undefined)
      return strayedSlot(`"slot" is a place inside of what "into" names, and this change says "${side}".`);
    return { tree: editAround(tree, anchor, (found) => (side === 'before' ? [node, found] : [found, node])) };
  }
  const into = change.into;
  if (typeof into !== 'string') return { tree };
  const region = ownValue(tree, into);
  if (region !== undefined && change.slot === undefined) return { tree: { ...tree, [into]: [...region, node] } };
  if (findInTree(tree, into) === undefined && region !== undefined)
    return strayedSlot(`"${into}" is a region and has no slots.`);
  if (findInTree(tree, into) === undefined)
    return { path: ['into'], finding: () => missingNode(tree, into, around, Object.keys(tree)) };
  if (typeof change.slot !== 'string')
    return {
      path: ['into'],
      finding: () => ({
        code: 'slot-missing',
        message: `"${into}" is a node. Add "slot" to say which of its slots takes the node.`,
      }),
    };
  return { tree: editInto(tree, into, change.slot, node, { source, path: [...path, 'slot'] }) };
}

function strayedSlot(reason: string): Outcome {
  return { path: ['slot'], finding: () => ({ code: 'place-not-one', message: `${reason} Take "slot" out.` }) };
}

function withProps(node: TreeNode, props: Change, source: Source, path: JsonPath): TreeNode {
  const places = Object.fromEntries(Object.keys(props).map((name) => [name, { source, path: [...path, name] }]));
  return { ...node, props: { ...node.props, ...props }, propPlaces: { ...node.propPlaces, ...places } };
}

function missingNode(
  tree: Tree,
  id: string,
  { omitted = [], template }: Around,
  regions: readonly string[] = [],
): Finding {
  if (omitted.includes(id))
    return {
      code: 'node-omitted',
      message: `This template leaves "${id}" out on purpose, so the change does nothing here. Take it out, or keep it for another template.`,
    };
  return {
    code: 'node-unknown',
    ...unknownWord(id, template === undefined ? 'a node of this tree' : `a node of this tree in ${template}`, [
      ...regions,
      ...nodesOf(tree).map((node) => node.id),
    ]),
  };
}
