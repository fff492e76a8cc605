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
    const key =
      at === 'key' && length === path.length && node.parent?.type === 'property'
        ? node.parent.children?.[0]
        : undefined;
    return positionAt(source.text, (key ?? node).offset);
  }
  return { line: 1, column: 1 };
}

/**
 * Line and column of an offset. Many places of one text are asked for after each other, so where its lines begin is
 * kept.
 */
export function positionAt(text: string, offset: number): Position {
  if (lines.text !== text) lines = { text, starts: startsOfLines(text) };
  let [low, high] = [0, lines.starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines.starts[low] ?? 0) + 1 };
}

let lines: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function treeOf(source: Source): Node | undefined {
  if (!trees.has(source)) trees.set(source, parseTree(source.text));
  return trees.get(source);
}
