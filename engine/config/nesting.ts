import { createScanner } from 'jsonc-parser';

const opened: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/**
 * Where a text nests its brackets deeper than `most`, whether it is JSON or not; undefined where it does not. Counts
 * by the tokens of the parser and without recursion, so that nothing can be nested too deeply to be measured. A closing
 * bracket of the wrong kind closes nothing, as in the parser.
 */
export function tooDeepAt(text: string, most: number): number | undefined {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const bracket = text.charAt(scanner.getTokenOffset());
    if (bracket === '{' || bracket === '[') {
      if (open.push(bracket) > most) return scanner.getTokenOffset();
    } else if ((bracket === '}' || bracket === ']') && open.at(-1) === opened[bracket]) open.pop();
  }
  return undefined;
}
