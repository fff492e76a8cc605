import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { JsonPath } from './jsonPath';

/** A JSON file: its text, and its value where it could be read. */
export interface Source {
  /** Path from the project root. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
}

/** From 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const trees = new WeakMap<Source, Node | undefined>();

/** Where a place stands in the text. What is not written there is pointed at by the nearest place around it. */
export function positionOf(source: Source, path: JsonPath, at: 'key' | 'value'): Position {
  const tree = treeOf(source);
  if (tree === undefined) return { line: 1, column: 1 };
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node === undefined) continue;
    const key = at === 'key' && length === path.length && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return positionAt(source.text, (key ?? node).offset);
  }
  return { line: 1, column: 1 };
}

/** Line and column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function treeOf(source: Source): Node | undefined {
  if (!trees.has(source)) trees.set(source, parseTree(source.text));
  return trees.get(source);
}
