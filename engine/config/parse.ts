import { parseTree, printParseErrorCode, visit, type Node, type ParseError } from 'jsonc-parser';
import { hasSingleKeys } from './duplicateKeys';
import type { ProblemCode } from './errorCatalogue';
import type { JsonPath } from './jsonPath';
import { problemAt, problemOfFile, type Problem } from './problem';
import { positionAt, type Source } from './source';
import { unclosedIn, type Unclosed } from './unclosed';

/** Deeper nesting is a mistake or an attack. */
const maxDepth = 64;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A file as read, and what keeps it from being plain JSON. `value` is undefined when it could not be read. */
export interface Parsed {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

/**
 * Reads a JSON file strictly: no comments, trailing commas, byte order mark, repeated keys or keys that reach prototypes
 * (CARD-5). Sound files never pay for positions.
 */
export function parseFile(file: string, text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    if (hasSingleKeys(text, value, forbiddenKeys, maxDepth)) return { source: { file, text, value }, problems: [] };
  } catch {
    // The slow reading below says what is wrong and where.
  }
  return parseWithPositions(file, text);
}

function parseWithPositions(file: string, text: string): Parsed {
  const unread = (problems: readonly Problem[]): Parsed => ({ source: { file, text, value: undefined }, problems });
  if (text.trim() === '') return unread([problemOfFile(file, 'file-empty', 'The file is empty. Delete it or fill it in.')]);
  if (text.startsWith('\uFEFF')) {
    return unread([problemOfFile(file, 'json-bom', 'The file starts with a byte order mark. Save it as UTF-8 without one.')]);
  }
  const syntax = syntaxProblems(file, text);
  if (syntax.length > 0) return unread(syntax);
  const tree = parseTree(text);
  if (depthOf(text) > maxDepth) return unread([problemOfFile(file, 'json-too-deep', `Objects and lists are nested more than ${maxDepth} deep.`)]);
  const source: Source = { file, text, value: JSON.parse(text) };
  const problems = tree === undefined ? [] : keyProblems(source, tree, []);
  return problems.some(({ code }) => code === 'json-forbidden-key') ? { source: { ...source, value: undefined }, problems } : { source, problems };
}

function syntaxProblems(file: string, text: string): Problem[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const open = unclosedIn(text);
  const told = errors.filter((_, index) => !isAftermath(errors[index - 1]));
  // What follows a bracket that is not closed comes of it.
  const early = told.findIndex(({ offset }) => open !== undefined && startOfToken(text, offset) >= open.missedAt);
  const found = told
    .slice(0, early === -1 ? undefined : early + 1)
    .map(({ error, offset }, index) =>
      index === early && open !== undefined ? bracketFinding(text, open) : { offset, ...syntaxFinding(text, offset, printParseErrorCode(error)) },
    );
  const firstOfLine = new Map<number, Problem>();
  for (const { offset, code, message } of found) {
    const { line, column } = positionAt(text, offset);
    if (!firstOfLine.has(line)) firstOfLine.set(line, { ...problemOfFile(file, code, message), line, column });
  }
  return [...firstOfLine.values()];
}

/** What follows a word or text that could not be read says nothing new. */
function isAftermath(before: ParseError | undefined): boolean {
  return before !== undefined && ['InvalidSymbol', 'UnexpectedEndOfString'].includes(printParseErrorCode(before.error));
}

function startOfToken(text: string, offset: number): number {
  return text.length - text.slice(offset).trimStart().length;
}

/** Another bracket, or the end of the file, comes too early for one that is open. */
function bracketFinding(text: string, { bracket, offset, missedAt }: Unclosed): SyntaxFinding & { readonly offset: number } {
  const next = missedAt < text.length ? `"${text.charAt(missedAt)}"` : 'the end of the file';
  const { line } = positionAt(text, offset);
  return {
    offset: missedAt,
    code: 'json-syntax',
    message: `"${bracket === '{' ? '}' : ']'}" is missing before ${next}: the "${bracket}" of line ${line} is not closed.`,
  };
}

interface SyntaxFinding {
  readonly code: ProblemCode;
  readonly message: string;
}

function syntaxFinding(text: string, offset: number, name: string): SyntaxFinding {
  const found = text.slice(offset).trimStart()[0];
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (name === 'InvalidCommentToken') return { code: 'json-comment', message: 'JSON has no comments. Take it out; a "description" says what a thing is for.' };
  if ((found === '}' || found === ']') && before === ',') return { code: 'json-trailing-comma', message: `A comma stands before "${found}". Take it out.` };
  const word = /^\s*("[^"\n]{0,24}"?|[\w'.+-]{1,24}|.)/s.exec(text.slice(offset))?.[1] ?? '';
  const next = found === undefined ? 'the end of the file' : word.startsWith('"') ? word : `"${word}"`;
  const reasons: Readonly<Record<string, string>> = {
    CommaExpected: `A comma is missing before ${next}.`,
    ColonExpected: `A colon is missing before ${next}.`,
    PropertyNameExpected: `A key in double quotes must stand here, but there is ${next}.`,
    ValueExpected: `A value must stand here, but there is ${next}.`,
    CloseBraceExpected: `"}" is missing before ${next}.`,
    CloseBracketExpected: `"]" is missing before ${next}.`,
    EndOfFileExpected: `The file should end here, but ${next} follows.`,
    UnexpectedEndOfString: 'The closing quote of a text is missing.',
    InvalidEscapeCharacter: 'A backslash stands before a character that needs none. Write "\\\\" for a backslash.',
    InvalidCharacter: 'A control character stands in a text. Write it as an escape, for example "\\n".',
    InvalidUnicode: 'A \\u escape needs four hexadecimal digits.',
    InvalidSymbol: `${next} starts no value. Texts stand in double quotes.`,
    InvalidNumberFormat: 'This number is not written as JSON writes numbers.',
  };
  return { code: 'json-syntax', message: reasons[name] ?? `This is not JSON (${name}).` };
}

function keyProblems(source: Source, node: Node, path: JsonPath): Problem[] {
  if (node.type === 'array') return (node.children ?? []).flatMap((child, index) => keyProblems(source, child, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Map<string, number>();
  return (node.children ?? []).flatMap((property): Problem[] => {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode === undefined || valueNode === undefined) return [];
    const key = String(keyNode.value);
    const here = positionAt(source.text, keyNode.offset);
    const first = seen.get(key);
    seen.set(key, first ?? here.line);
    const inner = keyProblems(source, valueNode, [...path, key]);
    if (forbiddenKeys.has(key)) {
      return [{ ...problemAt(source, path, { code: 'json-forbidden-key', message: `"${key}" may not be a key. Take it out.` }), ...here }, ...inner];
    }
    if (first === undefined) return inner;
    const message = `"${key}" stands twice in one object, first in line ${first}. Keep one of them.`;
    return [{ ...problemAt(source, path, { code: 'json-duplicate-key', message }), ...here }, ...inner];
  });
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  const open = () => void (deepest = Math.max(deepest, (depth += 1)));
  const close = () => void (depth -= 1);
  visit(text, { onObjectBegin: open, onArrayBegin: open, onObjectEnd: close, onArrayEnd: close });
  return deepest;
}
