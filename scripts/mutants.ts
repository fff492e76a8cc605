import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { readShard, type Shard } from './build/shard';
import { expectKnown } from './options/refusal';
import { ScriptCommand } from './options/scriptCommand';
import { runBrowserMutants } from './test/mutants/runBrowser';
import type { Mutant } from './test/mutants/mutant';
import { readMutants } from './test/mutants/readMutants';
import { reportOf, writeReport } from './test/mutants/report';
import { wholeFrom } from './serve/numberOption';
import { openResults, shardOf, stateOf, type Level, type MutantResult } from './test/mutants/results';
import { runUnitMutants, testRunner } from './test/mutants/runUnit';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache/mutants');

interface Options {
  readonly shard?: Shard;
  readonly resume?: true;
  readonly only?: readonly string[];
  readonly lane?: Mutant['lane'];
  readonly level: Level;
  readonly workers: number;
  readonly named?: true;
  readonly write?: true;
  readonly selfTest?: true;
}

/** `npm run test:mutants`: applies each mutant to a copy of the project and tells which of them the tests catch. */
async function run({
  shard = { index: 1, count: 1 },
  resume,
  only,
  lane,
  level,
  workers,
  named,
  write,
  selfTest,
}: Options): Promise<void> {
  if (selfTest) {
    const problems = await testRunner(root, folder);
    console.log(
      problems.length === 0 ? 'What changes nothing survives; what throws at import is caught.' : problems.join('\n'),
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
    return;
  }
  const all = readMutants(root);
  expectKnown(
    only ?? [],
    'a mutant',
    all.map(({ id }) => id),
  );
  const chosen = shardOf(
    all.filter(
      (mutant) => (only === undefined || only.includes(mutant.id)) && (lane === undefined || mutant.lane === lane),
    ),
    shard,
  );
  const state = stateOf(root);
  const results = openResults(root, state, level);
  const waiting = chosen.filter(({ id }) => !resume || results.find(id) === undefined);
  console.log(`${waiting.length} of ${all.length} mutants, ${level}, ${state}.`);
  let done = 0;
  const onResult = (result: MutantResult) => {
    results.add(result);
    done += 1;
    console.log(
      `${result.status === 'caught' ? '✓' : '✗'} ${done}/${waiting.length} ${result.id} ${result.seconds} s: ${result.status}, ${result.by}`,
    );
  };
  const ofLane = (name: Mutant['lane']) => waiting.filter((mutant) => mutant.lane === name);
  await runUnitMutants(root, ofLane('unit'), {
    folder,
    workers,
    isNamedOnly: named === true,
    onResult,
  });
  await runBrowserMutants(root, ofLane('browser'), { folder, level, onResult });
  const judged = chosen.map((mutant) => ({ mutant, result: results.find(mutant.id) }));
  const report = reportOf(judged);
  console.log(`\n${report}`);
  if (write) await writeReport(join(root, 'docs/quality.md'), report, { state, level });
  process.exitCode = judged.every(({ result }) => result?.status === 'caught') ? 0 : 1;
}

await new ScriptCommand('npm run test:mutants --')
  .description('Breaks a copy of the project in small ways, one at a time, and tells which of them the tests catch.')
  .option('--shard <i/n>', 'one part of the list', readShard)
  .option('--resume', 'go on with a run of the same code that was broken off')
  .option('--only <id...>', 'these mutants alone')
  .addOption(new Option('--lane <lane>', 'the mutants of one lane').choices(['unit', 'browser']))
  .addOption(new Option('--level <level>', 'which tests run').choices(['gate', 'nightly']).default('gate'))
  .option(
    '--workers <n>',
    'copies in which unit mutants run side by side',
    wholeFrom(1, 64),
    Math.max(1, Math.floor(availableParallelism() / 2)),
  )
  .option('--named', 'run the tests that a unit mutant names, and no others')
  .option('--write', 'put the report into docs/quality.md')
  .option('--self-test', 'look whether the runner itself can be trusted')
  .action(run)
  .parseAsync();
