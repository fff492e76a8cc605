import type { Node } from 'jsonc-parser';
import { isBlank, strayCharacter } from './characters';
import type { JsonPath } from './jsonPath';
import { maxEntries, maxProblems } from './limits';
import { forbiddenKeys, isExact } from './plainJson';
import { problemAt, type Finding, type Problem } from './problem';
import { positionAt, type Source } from './source';

/** What is refused in a JSON text before its schema is asked: keys, characters, numbers and lengths. */
export function valueProblems(source: Source, root: Node): Problem[] {
  const problems: Problem[] = [];
  visit(root, []);
  return problems;

  function visit(node: Node, path: JsonPath): void {
    if (problems.length >= maxProblems) return;
    const finding = findingOf(node, source.text);
    if (finding !== undefined) tell(node, path, finding);
    if (finding?.code === 'json-too-long') return;
    if (node.type === 'array')
      for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, index]);
    if (node.type === 'object') visitProperties(node, path);
  }

  function visitProperties({ children = [] }: Node, path: JsonPath): void {
    const seen = new Map<string, number>();
    for (const { children: [keyNode, valueNode] = [] } of children) {
      if (keyNode === undefined || valueNode === undefined) continue;
      const key = String(keyNode.value);
      const first = seen.get(key);
      seen.set(key, first ?? positionAt(source.text, keyNode.offset).line);
      const finding = keyFinding(key, first);
      if (finding !== undefined) tell(keyNode, path, finding);
      visit(valueNode, [...path, key]);
    }
  }

  function tell({ offset }: Node, path: JsonPath, finding: Finding): void {
    problems.push({ ...problemAt(source, path, finding), ...positionAt(source.text, offset) });
  }
}

function keyFinding(key: string, firstLine: number | undefined): Finding | undefined {
  if (forbiddenKeys.has(key)) return { code: 'json-forbidden-key', message: `"${key}" may not be a key. Take it out.` };
  if (isBlank(key))
    return { code: 'text-blank', message: 'The key contains only spaces. Give it a name or take it out.' };
  const stray = strayCharacter(key);
  if (stray !== undefined) return { code: 'text-character', message: `A key holds ${stray}. Take it out.` };
  if (firstLine === undefined) return undefined;
  return {
    code: 'json-duplicate-key',
    message: `"${key}" stands twice in one object, first in line ${firstLine}. Keep one of them.`,
  };
}

function findingOf({ type, value, offset, length, children = [] }: Node, text: string): Finding | undefined {
  if (type === 'string') return textFinding(String(value));
  if (type === 'number')
    return isExact(Number(value)) ? undefined : numberFinding(text.slice(offset, offset + Math.min(length, 40)));
  if (children.length <= maxEntries) return undefined;
  const what = type === 'array' ? `list has ${children.length} entries` : `object has ${children.length} keys`;
  return { code: 'json-too-long', message: `The ${what}, and it may have ${maxEntries} at most. Take some out.` };
}

function textFinding(text: string): Finding | undefined {
  if (isBlank(text))
    return { code: 'text-blank', message: 'The text contains only spaces. Fill it in or leave the key out.' };
  const stray = strayCharacter(text);
  if (stray === undefined) return undefined;
  return {
    code: 'text-character',
    message: `The text holds ${stray}. Take it out${stray.includes('break') ? ', and write one line' : ''}.`,
  };
}

function numberFinding(written: string): Finding {
  return {
    code: 'value-size',
    message: `${written} is more than a number can hold exactly. Write one between -9007199254740991 and 9007199254740991.`,
  };
}
