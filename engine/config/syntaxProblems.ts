import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { strayCharacter } from './characters';
import { problemOfFile, type Problem } from './problem';
import { positionAt } from './source';
import { keySlip, numberSlip, otherLanguage, signSlip, slipAt, type SyntaxFinding } from './slips';
import { unclosedIn, type Unclosed } from './unclosed';
import { ownValue } from './ownValue';

/** More than these are aftermath of the first. */
const mostTold = 50;

/** What keeps a text from being JSON, the first of each line. */
export function syntaxProblems(file: string, text: string): Problem[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length === 0) return [];
  const other = otherLanguage(text);
  if (other !== undefined)
    return [{ ...problemOfFile(file, 'json-syntax', other.message), ...positionAt(text, other.offset) }];
  const open = unclosedIn(text);
  const told = errors.filter((_, index) => !isAftermath(errors[index - 1])).slice(0, mostTold);
  // What follows a bracket that is not closed comes of it.
  const early = told.findIndex(({ offset }) => open !== undefined && startOfToken(text, offset) >= open.missedAt);
  const found = told
    .slice(0, early === -1 ? undefined : early + 1)
    .map(({ error, offset }, index) =>
      index === early && open !== undefined
        ? bracketFinding(text, open)
        : { offset, ...syntaxFinding(text, offset, printParseErrorCode(error)) },
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
function bracketFinding(
  text: string,
  { bracket, offset, missedAt }: Unclosed,
): SyntaxFinding & { readonly offset: number } {
  const next = missedAt < text.length ? `"${text.charAt(missedAt)}"` : 'the end of the file';
  const { line } = positionAt(text, offset);
  return {
    offset: missedAt,
    code: 'json-syntax',
    message: `"${bracket === '{' ? '}' : ']'}" is missing before ${next}: the "${bracket}" of line ${line} is not closed.`,
  };
}

/** Errors at which what stands there, and not what is missing, tells what was meant. */
const slipped: ReadonlySet<string> = new Set([
  'InvalidSymbol',
  'ValueExpected',
  'PropertyNameExpected',
  'CommaExpected',
  'EndOfFileExpected',
  'ColonExpected',
  'UnexpectedEndOfNumber',
]);

function syntaxFinding(text: string, offset: number, name: string): SyntaxFinding {
  const stray = strayBlank(text.slice(offset));
  if (stray !== undefined && slipped.has(name)) return stray;
  const found = text.slice(offset).trimStart()[0];
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (name === 'InvalidCommentToken')
    return {
      code: 'json-comment',
      message: 'JSON has no comments. Take it out; a "description" says what a thing is for.',
    };
  if ((found === '}' || found === ']') && before === ',')
    return { code: 'json-trailing-comma', message: `A comma stands before "${found}". Take it out.` };
  const rest = text.slice(offset).trimStart();
  const slip = numberSlip(text, offset) ?? signSlip(rest) ?? keySlip(rest) ?? slipAt(rest);
  if (slip !== undefined && slipped.has(name)) return slip;
  const word = /^("[^"\n]{0,24}"?|[\w'.+-]{1,24}|.)/s.exec(text.slice(offset).trimStart())?.[1] ?? '';
  const next = found === undefined ? 'the end of the file' : word.startsWith('"') ? word : `"${word}"`;
  const reasons: Readonly<Record<string, string>> = {
    CommaExpected: `A comma is missing before ${next}.`,
    ColonExpected: `A colon is missing before ${next}.`,
    PropertyNameExpected: `Expected a key in double quotes, but found ${next}.`,
    ValueExpected: `Expected a value, but found ${next}.`,
    CloseBraceExpected: `"}" is missing before ${next}.`,
    CloseBracketExpected: `"]" is missing before ${next}.`,
    EndOfFileExpected: `The file should end here, but ${next} follows.`,
    UnexpectedEndOfString: 'The closing quote of a text is missing.',
    InvalidEscapeCharacter: 'A backslash stands before a character that needs none. Write "\\\\" for a backslash.',
    InvalidCharacter: 'A control character stands in a text. Take it out: texts are one line without tabs.',
    InvalidUnicode: 'A \\u escape needs four hexadecimal digits.',
    InvalidSymbol: `${next} starts no value. Texts stand in double quotes.`,
    UnexpectedEndOfNumber:
      'This number is not written as JSON writes numbers. Write it in tens, with digits on both sides of the point.',
    InvalidNumberFormat: 'This number is not written as JSON writes numbers. Write it in tens.',
  };
  return { code: 'json-syntax', message: ownValue(reasons, name) ?? `This is not JSON (${name}).` };
}

/**
 * What stands where only a blank of JSON may: a blank of another kind, from a web page or a word processor, or a
 * character that nobody sees.
 */
function strayBlank(text: string): SyntaxFinding | undefined {
  const [, sign] = /^[ \t\r\n]{0,80}([^ \t\r\n\x21-\x7e])/u.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const what = strayCharacter(sign) ?? (/\s/u.test(sign) ? `a special space (${code})` : undefined);
  return what === undefined
    ? undefined
    : {
        code: 'json-syntax',
        message: `Found ${what}. Between values, JSON allows only spaces, tabs and line breaks. Delete it.`,
      };
}
