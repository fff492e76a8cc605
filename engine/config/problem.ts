import { errorCatalogue, type ProblemCode, type Severity } from './errorCatalogue';
import { formatPath, type JsonPath } from './jsonPath';
import { positionOf, type Source } from './source';

/** Something wrong with a configuration file: where, what, and what to do (CARD-5). */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** Place in the JSON, for example `theme.color`; empty for the whole file. */
  readonly path: string;
  /** What is wrong and how to mend it, with the valid words. */
  readonly message: string;
  /** The valid word most like the wrong one. */
  readonly suggestion?: string;
  readonly code: ProblemCode;
  readonly severity: Severity;
}

/** Whether a problem stops a site. */
export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error';
}

/** Whether any problem stops a site. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(isError);
}

/** What is said about a place. `at: 'key'` points at the key of the last step instead of its value. */
export interface Finding {
  readonly code: ProblemCode;
  readonly message: string;
  readonly suggestion?: string;
  readonly at?: 'key' | 'value';
}

/**
 * A problem of a file at a place. A place that is not written in the file is pointed at by the nearest one around it.
 */
export function problemAt(source: Source, path: JsonPath, finding: Finding): Problem {
  return {
    file: source.file,
    ...positionOf(source, path, finding.at ?? 'value'),
    path: formatPath(path),
    message: finding.message,
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    code: finding.code,
    severity: errorCatalogue[finding.code].severity,
  };
}

/** A problem of a file as a whole, or of a file that is not there. */
export function problemOfFile(file: string, code: ProblemCode, message: string): Problem {
  return { file, line: 1, column: 1, path: '', message, code, severity: errorCatalogue[code].severity };
}

/** One line: `file:line:column  path: message  [code]`. What would break the line or steer a terminal is escaped. */
export function formatProblem(problem: Problem): string {
  const place = problem.path === '' ? '' : `${problem.path}: `;
  return shown(`${problem.file}:${problem.line}:${problem.column}  ${place}${problem.message}  [${problem.code}]`);
}

/** Characters that break a line, steer a terminal, or turn the direction of what follows. */
export const steering = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text without controls and characters that turn the direction, which names of folders and words may hold. */
function shown(text: string): string {
  return text.replace(steering, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** Problems sorted by place, each said once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
