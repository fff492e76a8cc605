import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { seedNumber } from '../scripts/options/readers';
import { ScriptCommand } from '../scripts/options/scriptCommand';
import { wholeFrom } from '../scripts/serve/numberOption';

const root = resolve(import.meta.dirname, '..');

/** A script that runs tests which sample what they try. */
interface SampledScript {
  readonly name: string;
  readonly description: string;
  /** The variable that says how many runs they make, and its usual value. */
  readonly variable: string;
  readonly runs: number;
  /** What Vitest is called with. */
  readonly args: readonly string[];
}

/** Runs such a script with the options of the command line. */
export async function runSampled({ name, description, variable, runs: usual, args }: SampledScript): Promise<void> {
  await new ScriptCommand(`npm run ${name} --`)
    .description(description)
    .option('--runs <number>', 'how many', wholeFrom(1), usual)
    .option('--seed <number>', 'samples other cases than the number in tests/seed does', seedNumber)
    .action(({ runs, seed }: { readonly runs: number; readonly seed?: number }) => {
      const env = {
        ...process.env,
        [variable]: String(runs),
        ...(seed === undefined ? {} : { DRAW_SEED: String(seed) }),
      };
      const { status } = spawnSync('npx', ['vitest', 'run', ...args], { cwd: root, stdio: 'inherit', env });
      process.exitCode = status ?? 1;
    })
    .parseAsync();
}
