/** What a lane or step found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failure, for the end of the run. */
  readonly failures: readonly string[];
  /** Tests that were left out on purpose; they count for nothing. */
  readonly skipped?: number;
}

/** A crash, a report that is missing, a run that found nothing: one failed. */
export function crashed(reason: string): Outcome {
  return { passed: 0, failed: 1, failures: [reason] };
}

/** All outcomes as one. */
export function total(outcomes: readonly Outcome[]): Required<Outcome> {
  return {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    skipped: sum(outcomes.map(({ skipped = 0 }) => skipped)),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** The last line of a run. */
export function lastLine({ passed, failed }: Outcome): string {
  return `${passed} passed, ${failed} failed`;
}

/** Adds a failure when a runner ended badly though every test it reports is fine: an error outside of tests. */
export function withStatus(outcome: Outcome, runner: string, status: string): Outcome {
  if (status === '0' || outcome.failed > 0) return outcome;
  return {
    ...outcome,
    failed: 1,
    failures: [`${runner} ended with ${status} although no test failed: an error outside of tests, see above.`],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
