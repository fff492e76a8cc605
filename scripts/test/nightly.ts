import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readShard, type Shard } from '../build/shard';
import { seedNumber } from '../options/readers';
import { expectKnown, Refusal } from '../options/refusal';
import { ScriptCommand } from '../options/scriptCommand';
import { drawSeed, seedFile } from './drawSeed';
import { commitOf } from './nightly/commitOf';
import { partsOf, repeatOf, shardOf, type Part } from './nightly/parts';
import { updatedFigures, withFigures, type Figures } from './nightly/qualityPage';
import { isWholeAndGreen, openRunState, type PartRecord } from './nightly/record';
import { machineName, runPart } from './nightly/runPart';
import { lastLine, total, type Outcome } from './outcome';
import { stopAll } from './runCommand';

const root = resolve(import.meta.dirname, '../..');

interface Options {
  readonly shard: Shard;
  readonly resume?: boolean;
  readonly only?: string;
  readonly seed?: number;
}

/**
 * `npm run test:nightly`: everything, with other samples than the merge gate's. Figures go to docs/quality.json and
 * docs/quality.md.
 */
async function run({ shard: { index, count }, resume = false, only, seed: given }: Options): Promise<void> {
  const commit = await commitOf(root);
  const state = await openRunState(root, commit, `${index}/${count}`);
  const known = [...state.records.values()];
  const seed = given ?? (resume ? known[0]?.seed : undefined) ?? freshSeed();
  const all = partsOf(seed);
  if (only !== undefined && all.every(({ name }) => !name.startsWith(only)))
    expectKnown(
      [only],
      'how the name of a part begins',
      all.map(({ name }) => name),
    );
  const wanted = shardOf(all, index, count).filter(({ name }) => only === undefined || name.startsWith(only));
  if (wanted.length === 0)
    throw new Refusal(`The parts of shard ${index}/${count} have no name that begins with "${only}".`);
  console.log(`Seed ${seed}, commit ${commit}, ${wanted.length} of ${all.length} parts.`);
  const outcomes: Outcome[] = [];
  const records: PartRecord[] = [];
  const isAbsent = ({ programFrom }: Part) => programFrom !== undefined && !process.env[programFrom];
  for (const part of wanted) {
    const before = state.records.get(part.name);
    if (resume && before?.failed === 0) console.log(`= ${part.name}: ${lastLine({ ...before, failures: [] })} before`);
    else if (isAbsent(part)) console.log(`- ${part.name}: left out, ${part.programFrom} names no program`);
    else {
      const { outcome, seconds, measured } = await runPart(root, part, seed);
      outcomes.push({
        ...outcome,
        failures: outcome.failures.map((failure) => `${failure}\n  again: ${repeatOf(part, seed, failure)}`),
      });
      const { passed, failed } = outcome;
      const date = new Date().toISOString().slice(0, 10);
      const record = {
        part: part.name,
        what: part.what,
        passed,
        failed,
        seconds,
        date,
        commit,
        machine: machineName(),
        seed,
        measured,
      };
      records.push(record);
      await state.add(record);
      await writeFigures([record], all);
    }
  }
  const needed = all.filter((part) => !isAbsent(part)).map(({ name }) => name);
  if (records.length > 0 && !commit.endsWith('+') && isWholeAndGreen(needed, state.records)) await writeNextSeed();
  const sum = total(outcomes);
  for (const failure of sum.failures) console.log(`✗ ${failure}`);
  console.log(lastLine(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** Part by part, so that what was measured is kept when the run is broken off. */
async function writeFigures(records: readonly PartRecord[], parts: readonly Part[]): Promise<void> {
  const file = join(root, 'docs/quality.json');
  const page = join(root, 'docs/quality.md');
  const figures = updatedFigures(
    JSON.parse(await readFile(file, 'utf8')) as Figures,
    records,
    parts.map(({ name }) => name),
  );
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(page, withFigures(await readFile(page, 'utf8'), figures));
}

/** Everything is green: the merge gate may sample other cases from now on. */
async function writeNextSeed(): Promise<void> {
  const next = drawSeed(root, {}) + 1;
  await writeFile(join(root, seedFile), `${next}\n`);
  console.log(`Everything is green: ${seedFile} is ${next} now. Commit it with docs/quality.json and docs/quality.md.`);
}

function freshSeed(): number {
  return Date.now() % 1_000_000_000;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}
await new ScriptCommand('npm run test:nightly --')
  .description(
    'Everything that is tested and measured. Writes docs/quality.json and docs/quality.md; after a whole green run, the next tests/seed.',
  )
  .option('--shard <i/n>', 'the parts of one of n machines', readShard, { index: 1, count: 1 })
  .option('--resume', 'goes on where a run of the same commit was broken off: parts that were green are not run again')
  .option('--only <part>', 'parts whose names begin so, for example "bench" or "matrix 3"')
  .option('--seed <number>', 'repeats the samples of another run', seedNumber)
  .action(run)
  .parseAsync();
