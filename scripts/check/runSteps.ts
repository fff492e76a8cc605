import type { Outcome } from '../test/outcome';
import { runCommand } from '../test/runCommand';
import type { Step } from './steps';

/** Runs steps, `atOnce` of them at a time, and prints each as it ends: a line when it passed, all its words when it failed. */
export async function runSteps(root: string, steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(root, step));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

async function runStep(root: string, { name, command, remedy }: Step): Promise<Outcome> {
  const { status, output, milliseconds } = await runCommand(root, command, 'keep');
  const took = `${(milliseconds / 1000).toFixed(1)} s`;
  if (status === '0') {
    console.log(`✓ ${name}  ${took}`);
    return { passed: 1, failed: 0, failures: [] };
  }
  console.log(`✗ ${name}  ${took}  (${status})\n${indented(output)}\n  → ${remedy}`);
  return { passed: 0, failed: 1, failures: [`${name} (${status}): ${remedy}`] };
}

function indented(output: string): string {
  return output
    .trim()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
