import type { Environment } from '../../environment';
import type { Endpoint } from '../endpoint';
import type { TimeReader } from './exactTime';
import { readAnswer, type Deviation, type Reading } from './readAnswer';

/** The answer of a call, as its row's schema writes it, with times as `timeOf` reads them. */
export function readReply(
  endpoint: Pick<Endpoint<never, unknown, unknown>, 'answer' | 'prepare'>,
  body: unknown,
  timeOf: TimeReader,
): Reading<unknown> {
  return readAnswer(endpoint.answer, endpoint.prepare ? endpoint.prepare(body) : body, timeOf);
}

/**
 * Says once of each thing that an answer had otherwise than its schema writes: call, place, what came, what was done
 * with it.
 */
export function createDeviationReport({
  report,
}: Pick<Environment, 'report'>): (path: string, deviations: readonly Deviation[]) => void {
  const told = new Set<string>();
  return (call, deviations) => {
    for (const { path, came, done } of deviations) {
      const line = `${call}: ${path} is ${came} (${done})`;
      if (told.has(line)) continue;
      told.add(line);
      report(new Error(line), `answer of ${call}`);
    }
  };
}
