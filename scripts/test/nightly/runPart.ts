import { cpus } from 'node:os';
import { lastLine, withStatus, type Outcome } from '../outcome';
import { freshReport, readIfThere } from '../lanes';
import { readPlaywrightReport } from '../playwrightReport';
import { runCommand } from '../runCommand';
import { readVitestReport } from '../vitestReport';
import { commandOf, type Part } from './parts';

/** What a part found: its outcome, how long it took, and the lines in which it names a limit. */
export interface PartResult {
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly measured: readonly string[];
}

/** Runs a part to its end; what it prints is shown when it failed. */
export async function runPart(root: string, part: Part, seed: number): Promise<PartResult> {
  const report = await freshReport(root, 'nightly.json');
  const { status, output, milliseconds } = await runCommand(root, commandOf(part, seed, report), 'keep');
  const outcome = await outcomeOf(root, part, report, status, output);
  if (outcome.failed > 0) console.log(output.trim());
  console.log(
    `${outcome.failed > 0 ? '✗' : '✓'} ${part.name}: ${lastLine(outcome)} in ${Math.round(milliseconds / 1000)} s`,
  );
  return {
    outcome,
    seconds: Math.round(milliseconds / 1000),
    measured: part.read === 'lines' ? measuredIn(output) : [],
  };
}

async function outcomeOf(
  root: string,
  { name, read }: Part,
  report: string,
  status: string,
  output: string,
): Promise<Outcome> {
  if (read === 'vitest') return withStatus(readVitestReport(await readIfThere(report), root), 'vitest', status);
  if (read === 'playwright') return withStatus(readPlaywrightReport(await readIfThere(report)), 'Playwright', status);
  return readLines(name, output, status);
}

/**
 * What a program says in its last line `N passed, N failed`; one passed or failed by its status where it says nothing
 * of the kind.
 */
export function readLines(name: string, output: string, status: string): Outcome {
  const failures = status === '0' ? [] : [`${name} ended with ${status}`];
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed[^\n]*\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined)
    return { passed: status === '0' ? 1 : 0, failed: failures.length, failures };
  return withStatus(
    {
      passed: Number(passed),
      failed: Number(failed),
      failures: Number(failed) > 0 ? [`${name}: ${failed} failed`] : [],
    },
    name,
    status,
  );
}

/** Lines that name a limit, without their layout. */
export function measuredIn(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /\blimit \d/.test(line))
    .map((line) => line.trim().replace(/\s+/g, ' '));
}

/** This machine in a few words. */
export function machineName(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim().replace(/\s+/g, ' ') ?? 'unknown'}, Node ${process.versions.node}`;
}
