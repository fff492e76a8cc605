import { createScanner } from 'jsonc-parser';
import { ownValue } from './ownValue';

/** A bracket that lacks its other half. */
export interface Unclosed {
  readonly bracket: string;
  /** Where it stands, in UTF-16 units. */
  readonly offset: number;
  /** Where its other half should have stood at the latest: a bracket of the other kind, or the end of the text. */
  readonly missedAt: number;
}

interface Opened {
  readonly bracket: string;
  readonly offset: number;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The first bracket of a text that is not closed. Where several may be meant, the one whose closing bracket stands at
 * another indentation.
 */
export function unclosedIn(text: string): Unclosed | undefined {
  const scanner = createScanner(text, true);
  const opened: Opened[] = [];
  let crooked: Opened | undefined;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const bracket = text.charAt(offset);
    if (bracket === '{' || bracket === '[') opened.push({ bracket, offset });
    if (bracket !== '}' && bracket !== ']') continue;
    const last = opened.pop();
    if (last === undefined) return undefined;
    if (ownValue(closing, last.bracket) !== bracket) return { ...last, missedAt: offset };
    if (isFirstOfLine(text, offset) && indentAt(text, offset) !== indentAt(text, last.offset)) crooked ??= last;
  }
  const open = opened.length === 0 ? undefined : (crooked ?? opened.at(-1));
  return open === undefined ? undefined : { ...open, missedAt: text.length };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function isFirstOfLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

function indentAt(text: string, offset: number): number {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0].length ?? 0;
}
