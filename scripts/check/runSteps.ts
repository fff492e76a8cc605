import type { Outcome } from '../test/outcome';
import { runCommand } from '../test/runCommand';
import { schedule } from '../test/schedule';
import type { Step } from './steps';

/** Runs steps side by side on so many cores, all of them to the end. */
export async function runSteps(root: string, steps: readonly Step[], cores: number): Promise<Outcome[]> {
  const done = await schedule(
    steps.map((step) => ({ name: step.name, cores: 1, run: () => runStep(root, step) })),
    cores,
  );
  return done.map(({ outcome }) => outcome);
}

/** Runs a step and prints how it ended: a line when it passed, all its words when it failed. */
export async function runStep(root: string, { name, command, fix }: Step): Promise<Outcome> {
  const { status, output, milliseconds } = await runCommand(root, command, 'keep');
  const took = `${(milliseconds / 1000).toFixed(1)} s`;
  if (status === '0') {
    console.log(`✓ ${name}  ${took}`);
    return { passed: 1, failed: 0, failures: [] };
  }
  console.log(`✗ ${name}  ${took}  (${status})\n${indented(output)}\n  → ${fix}`);
  return { passed: 0, failed: 1, failures: [`${name} (${status}): ${fix}`] };
}

function indented(output: string): string {
  return output
    .trim()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
