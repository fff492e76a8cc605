import type { NodeContext } from '../../engine/config/compileNode';
import type { PageDraft } from '../../engine/config/pages';
import { resolvedProps } from '../../engine/config/provenance';
import { nodesOf, type TreeNode } from '../../engine/config/trees';

/** A page with what its nodes are resolved by. */
export interface PageSide {
  readonly page: PageDraft;
  readonly nodes: NodeContext;
}

/** What a page shows otherwise than before, in words, by the ids of its nodes. */
export function pageChanges(before: PageSide, after: PageSide): string[] {
  const { path } = after.page;
  const [old, now] = [byId(before.page), byId(after.page)];
  const facts = (['path', 'access', 'title', 'layout'] as const).flatMap((name) => said(`${name} of ${path}`, before.page[name], after.page[name]));
  const lost = [...old.values()].filter(({ id }) => !now.has(id)).map(({ id, type }) => `${path} loses "${id}" (${type})`);
  const inner = [...now.values()].flatMap((node) => {
    const earlier = old.get(node.id);
    if (earlier === undefined) return [`${path} gains "${node.id}" (${node.type})`];
    if (earlier === node && before.nodes === after.nodes) return [];
    if (earlier.type !== node.type) return [`"${node.id}" of ${path} is a ${node.type} instead of a ${earlier.type}`];
    return nodeChanges(`"${node.id}" of ${path}`, resolvedProps(earlier, before.nodes), resolvedProps(node, after.nodes), earlier, node);
  });
  const order = (map: ReadonlyMap<string, TreeNode>, other: ReadonlyMap<string, TreeNode>) => [...map.keys()].filter((id) => other.has(id)).join(' ');
  return [...facts, ...lost, ...inner, ...(order(old, now) === order(now, old) ? [] : [`the nodes of ${path} stand in another order`])];
}

function nodeChanges(
  what: string,
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  before: TreeNode,
  after: TreeNode,
): string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return [...said(`when of ${what}`, before.when, after.when), ...names.flatMap((name) => said(`${name} of ${what}`, old[name], now[name]))];
}

function said(what: string, old: unknown, now: unknown): string[] {
  const [from, to] = [old, now].map((value) => (value === undefined ? 'nothing' : JSON.stringify(value)));
  return from === to ? [] : [`${what} is ${to} instead of ${from}`];
}

function byId({ tree }: PageDraft): Map<string, TreeNode> {
  return new Map(nodesOf(tree).map((node) => [node.id, node]));
}
