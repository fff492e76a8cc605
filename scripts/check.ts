import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { runSteps } from './check/runSteps';
import { steps } from './check/steps';
import { total } from './test/outcome';
import { stopAll } from './test/runCommand';

/** `npm run check [-- <step>…]`: every check that needs no test run. Exit status 1 when one fails. */
async function check(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => steps.every((step) => step.name !== name));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". One of: ${steps.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const wanted = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  const { failed } = total(await runSteps(resolve(import.meta.dirname, '..'), wanted, availableParallelism()));
  return failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}
process.exitCode = await check(process.argv.slice(2));
