import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Argument } from 'commander';
import { ScriptCommand } from './options/scriptCommand';
import { runSteps } from './check/runSteps';
import { steps } from './check/steps';
import { total } from './test/outcome';
import { stopAll } from './test/runCommand';

/** `npm run check [-- <step>…]`: every check that needs no test run. Exit status 1 when one fails. */
async function check(names: readonly string[]): Promise<void> {
  const wanted = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  const { failed } = total(await runSteps(resolve(import.meta.dirname, '..'), wanted, availableParallelism()));
  process.exitCode = failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}
await new ScriptCommand('npm run check --')
  .description('Runs every check that needs no test run.')
  .addArgument(new Argument('[steps...]', 'only these steps').choices(steps.map(({ name }) => name)))
  .action(check)
  .parseAsync();
