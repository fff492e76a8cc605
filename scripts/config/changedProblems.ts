import { formatProblem, type Problem } from '../../engine/config/problem';

/** What a look at the configuration found that the look before did not, and the other way round. */
export interface ChangedProblems {
  readonly fresh: readonly Problem[];
  readonly gone: readonly Problem[];
}

/** Compares two looks. A problem that only moved to another line is neither fresh nor gone. */
export function changedProblems(before: readonly Problem[], after: readonly Problem[]): ChangedProblems {
  return { fresh: without(after, before), gone: without(before, after) };
}

function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = others.map(identity);
  return problems.filter((problem) => {
    const index = left.indexOf(identity(problem));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function identity(problem: Problem): string {
  return formatProblem({ ...problem, line: 0, column: 0 });
}
