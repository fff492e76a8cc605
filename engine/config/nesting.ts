import { createScanner } from 'jsonc-parser';

const opened: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/**
 * How deep a text nests its brackets, whether it is JSON or not. Counts by the tokens of the parser and without
 * recursion, so that nothing can be nested too deeply to be measured. A closing bracket of the wrong kind closes
 * nothing, as in the parser.
 */
export function nestingOf(text: string): number {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  let deepest = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const bracket = text.charAt(scanner.getTokenOffset());
    if (bracket === '{' || bracket === '[') deepest = Math.max(deepest, open.push(bracket));
    else if ((bracket === '}' || bracket === ']') && open.at(-1) === opened[bracket]) open.pop();
  }
  return deepest;
}
