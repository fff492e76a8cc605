import pc from 'picocolors';
import { formatProblem, steering, type Problem } from '../../engine/config/problem';

export type ProblemFormat = 'pretty' | 'json' | 'github';
type Printer = (problems: readonly Problem[], files: ReadonlyMap<string, string>) => string;

/** How problems are printed: for people, for programs, and as annotations of a pull request. */
export const problemPrinters: Readonly<Record<ProblemFormat, Printer>> = {
  pretty: printPretty,
  json: (problems) => JSON.stringify(problems, null, problems.length === 0 ? 0 : 2),
  github: (problems) => problems.map(annotation).join('\n'),
};

function printPretty(problems: readonly Problem[], files: ReadonlyMap<string, string>): string {
  const summary = countOf(problems, files.size);
  return [
    ...problems.map((problem) => `${headline(problem)}\n${codeFrame(problem, files.get(problem.file))}`),
    summary,
  ].join('\n');
}

function headline(problem: Problem): string {
  const line = `${problem.severity}  ${formatProblem(problem)}`;
  return problem.severity === 'error' ? pc.red(line) : pc.yellow(line);
}

/** The line of the problem between its neighbours, with a caret below the column. */
export function codeFrame({ line, column }: Pick<Problem, 'line' | 'column'>, text: string | undefined): string {
  if (text === undefined) return '';
  const lines = text.split('\n');
  const width = String(line + 1).length;
  const shown = [line - 1, line, line + 1].filter(
    (number) => number >= 1 && number <= lines.length && (number !== line + 1 || lines[number - 1] !== ''),
  );
  return shown
    .flatMap((number) => {
      const content = (lines[number - 1] ?? '').replace(/[\t\r]/g, ' ').replace(steering, '\ufffd');
      const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | `;
      const caret = number === line ? [`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [];
      return [`${gutter}${content}`.trimEnd(), ...caret];
    })
    .concat('')
    .join('\n');
}

function annotation({ file, line, column, path, message, code, severity }: Problem): string {
  const text = `${path === '' ? '' : `${path}: `}${message}`;
  return `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${code}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

function countOf(problems: readonly Problem[], files: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counted = [
    errors > 0 ? pluralOf(errors, 'error') : '',
    warnings > 0 ? pluralOf(warnings, 'warning') : '',
  ].filter((part) => part !== '');
  return counted.length === 0
    ? pc.green(`${pluralOf(files, 'file')} checked, no problems.`)
    : `${counted.join(' and ')} in ${pluralOf(files, 'file')}.`;
}

function pluralOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
