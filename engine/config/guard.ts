import { problemOfFile, type Problem } from './problem';

/**
 * Does work on a file. Where the work crashes, the crash becomes a problem of that file, and nothing else stops for it
 * (CARD-5).
 */
export function guarded<Result>(file: string, work: () => Result, otherwise: (problem: Problem) => Result): Result {
  try {
    return work();
  } catch (error) {
    return otherwise(crashProblem(file, error));
  }
}

/** Asks a rule about a file. Where the rule crashes, that is a problem of the file, and the other rules are asked. */
export function ruled(file: string, rule: () => readonly Problem[]): readonly Problem[] {
  return guarded(file, rule, (problem) => [problem]);
}

/** What to say of a file that nothing could be made of. */
function crashProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return problemOfFile(
    file,
    'file-crash',
    `This file could not be processed (${reason}). Undo the last change and report it: no file may cause this.`,
  );
}
