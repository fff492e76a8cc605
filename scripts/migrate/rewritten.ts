import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';

type Entries = Readonly<Record<string, unknown>>;

/** How the files of a project are laid out (.editorconfig). */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * The text of a JSON file after its value changed from `before` to `after`. Only what differs changes: comments, blank
 * lines and the order of keys stay. A key with another name and the same value is renamed in its place.
 */
export function rewritten(text: string, before: unknown, after: unknown): string {
  return changed(text, [], before, after);
}

function changed(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  if (isRecord(before) && isRecord(after)) return changedObject(text, path, before, after);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.reduce<string>((result, item, index) => changed(result, [...path, index], before[index], item), text);
  const isLine = typeof after !== 'object' || after === null;
  return applyEdits(text, modify(text, path, after, isLine ? {} : { formattingOptions }));
}

function changedObject(text: string, path: JSONPath, before: Entries, after: Entries): string {
  const names = newNames(before, after);
  const kept = new Map(Object.entries(before).map(([key, value]) => [names.get(key) ?? key, value]));
  let result = text;
  for (const [from, to] of names) result = withKey(result, [...path, from], to);
  for (const key of kept.keys())
    if (!Object.hasOwn(after, key))
      result = applyEdits(result, modify(result, [...path, key], undefined, { formattingOptions }));
  Object.entries(after).forEach(([key, value], index) => {
    const place = [...path, key];
    result = kept.has(key) ? changed(result, place, kept.get(key), value) : withEntry(result, path, index, key, value);
  });
  return result;
}

/** Keys that went and came with the same value: the new name by the old one. */
function newNames(before: Entries, after: Entries): ReadonlyMap<string, string> {
  const free = new Set(Object.keys(after).filter((key) => !Object.hasOwn(before, key)));
  const names = new Map<string, string>();
  for (const [key, value] of Object.entries(before)) {
    if (Object.hasOwn(after, key)) continue;
    const name = [...free].find((candidate) => isDeepStrictEqual(ownValue(after, candidate), value));
    if (name === undefined) continue;
    free.delete(name);
    names.set(key, name);
  }
  return names;
}

/** Writes a new key on a line of its own before the one that stands at its place, or after the last one. */
function withEntry(text: string, path: JSONPath, index: number, key: string, value: unknown): string {
  const tree = parseTree(text);
  const object = tree && findNodeAtLocation(tree, path);
  const next = object?.children?.[index];
  const last = object?.children?.at(-1);
  if (last === undefined) return applyEdits(text, modify(text, [...path, key], value, { formattingOptions }));
  const start = text.lastIndexOf('\n', (next ?? last).offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)}`;
  if (next !== undefined)
    return applyEdits(text, [{ offset: next.offset, length: 0, content: `${entry},\n${indent}` }]);
  return applyEdits(text, [{ offset: last.offset + last.length, length: 0, content: `,\n${indent}${entry}` }]);
}

function withKey(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = (tree && findNodeAtLocation(tree, path))?.parent?.children?.[0];
  return key === undefined
    ? text
    : applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]);
}
