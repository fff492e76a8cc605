import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Argument } from 'commander';
import { expectCommit } from './options/knownCommit';
import { seedNumber } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { drawSeed } from './test/drawSeed';
import { laneNames, laneTasks, sharedServer, type LaneName } from './test/lanes';
import { stopAll } from './test/runCommand';
import { schedule } from './test/schedule';
import { changedSince, readProject } from './test/select/readProject';
import { everything, selectFor, type Selection } from './test/select/selectFor';
import { summaryOf } from './test/summary';

const root = resolve(import.meta.dirname, '..');

interface Options {
  readonly changed?: string;
  readonly seed?: number;
}

/**
 * `npm test`: the merge gate. Every lane runs to its end, also after a failure; lanes run side by side as far as cores
 * are free. The last line is `N passed, N failed` over all of them; exit status 1 when anything failed.
 */
async function test(names: readonly LaneName[], { changed, seed: given }: Options): Promise<void> {
  const seed = given ?? drawSeed(root);
  const selection = changed === undefined ? everything : await selectionOf(changed);
  const server = sharedServer(root);
  const tasks = laneTasks({ root, seed, selection, server }).filter(({ lane }) => isWanted(lane, names));
  console.log(
    `Seed ${seed}. Cores: ${availableParallelism()}. ${tasks.map(({ name }) => name).join(', ') || 'Nothing to run.'}`,
  );
  const began = performance.now();
  const done = await schedule(tasks, availableParallelism());
  await server.stop();
  console.log(`\n── all\n${summaryOf(done, tasks, performance.now() - began).join('\n')}`);
  process.exitCode = done.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;
}

/** A lane that is named brings what it needs. */
function isWanted(lane: LaneName, names: readonly LaneName[]): boolean {
  return names.length === 0 || names.includes(lane) || (lane === 'build' && names.includes('browser'));
}

async function selectionOf(ref: string): Promise<Selection> {
  expectCommit(root, ref);
  const files = await changedSince(root, ref);
  const selection = selectFor(files, await readProject(root));
  const count = (list: 'all' | readonly string[]) => (list === 'all' ? 'all' : String(list.length));
  console.log(
    `${files.length} files differ from ${ref}: ${count(selection.steps)} checks, ${count(selection.unit)} files of unit tests, ` +
      `${count(selection.browser)} of browser tests, sites: ${selection.sites === 'all' ? 'those sampled' : selection.sites.join(', ')}.`,
  );
  return selection;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}
await new ScriptCommand('npm test --')
  .description(
    'The merge gate: every check, unit test and browser test, the same ones for the same seed. See docs/testing.md.',
  )
  .addArgument(new Argument('[lanes...]', 'only these lanes').choices(laneNames))
  .option('--changed <ref>', 'only what a change since this git ref can affect')
  .option('--seed <number>', 'samples other cases than the number in tests/seed does', seedNumber)
  .action(test)
  .parseAsync();
