import { parseTree } from 'jsonc-parser';
import type { ProblemCode } from './errorCatalogue';
import { maxDepth, maxFileBytes } from './limits';
import { tooDeepAt } from './nesting';
import { isPlain } from './plainJson';
import { problemOfFile, type Problem } from './problem';
import { positionAt, type Source } from './source';
import { syntaxProblems } from './syntaxProblems';
import { valueProblems } from './valueProblems';

/** What makes a value dangerous or too dear to look at. */
const unusable: ReadonlySet<ProblemCode> = new Set(['json-forbidden-key', 'json-too-long']);

/** A file as read, and what keeps it from being plain JSON. `value` is undefined when it could not be read. */
export interface Parsed {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

/**
 * Reads a JSON file strictly: no comments, trailing commas, byte order mark, repeated keys, keys that reach prototypes,
 * invisible characters, or numbers that JavaScript cannot hold (CARD-5). It checks size and depth first, without
 * recursion. It computes positions only for files with mistakes.
 */
export function parseFile(file: string, text: string): Parsed {
  if (text.length > maxFileBytes) return unread(file, text, [tooLarge(file, text.length)]);
  try {
    const value: unknown = JSON.parse(text);
    if (isPlain(text, value)) return { source: { file, text, value }, problems: [] };
  } catch {
    // The slow reading below says what is wrong and where.
  }
  return parseWithPositions(file, text);
}

/** The problem of a file with more bytes than one may have. */
export function tooLarge(file: string, bytes: number): Problem {
  const message = `The file has ${Math.ceil(bytes / 1000)} kB, and it may have ${maxFileBytes / 1000} kB at most. Take out what does not belong there.`;
  return problemOfFile(file, 'file-too-large', message);
}

function unread(file: string, text: string, problems: readonly Problem[]): Parsed {
  return { source: { file, text, value: undefined }, problems };
}

function parseWithPositions(file: string, text: string): Parsed {
  if (text.trim() === '')
    return unread(file, text, [problemOfFile(file, 'file-empty', 'The file is empty. Delete it or fill it in.')]);
  if (text.startsWith('\uFEFF')) {
    return unread(file, text, [
      problemOfFile(file, 'json-bom', 'The file starts with a byte order mark. Save it as UTF-8 without one.'),
    ]);
  }
  const deepAt = tooDeepAt(text, maxDepth);
  if (deepAt !== undefined) {
    const message = `Objects and lists are nested more than ${maxDepth} deep. Take out what is nested too deeply.`;
    return unread(file, text, [{ ...problemOfFile(file, 'json-too-deep', message), ...positionAt(text, deepAt) }]);
  }
  const syntax = syntaxProblems(file, text);
  if (syntax.length > 0) return unread(file, text, syntax);
  const tree = parseTree(text);
  const source: Source = { file, text, value: JSON.parse(text) };
  const problems = tree === undefined ? [] : valueProblems(source, tree);
  return problems.some(({ code }) => unusable.has(code)) ? unread(file, text, problems) : { source, problems };
}
