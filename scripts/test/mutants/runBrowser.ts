import { join } from 'node:path';
import { runBrowserTests, serveCopy, turnOn } from './browserBench';
import { isUnitTest } from './judge';
import type { Mutant } from './mutant';
import { copyProject } from './projectCopy';
import type { Level, MutantResult } from './results';
import { timed } from './runUnit';

interface Options {
  readonly folder: string;
  readonly level: Level;
  readonly onResult: (result: MutantResult) => void;
}

type Verdict = Pick<MutantResult, 'status' | 'by'>;

/**
 * Runs browser mutants. Those with a switch share one build, and one at a time is on; each other one has a build of its
 * own. The control runs first: the tests that a mutant names, with all mutants off, once for each file and title.
 */
export async function runBrowserMutants(
  project: string,
  mutants: readonly Mutant[],
  { folder, level, onResult }: Options,
): Promise<void> {
  if (mutants.length === 0) return;
  const together = mutants.filter((mutant) => mutant.switch);
  const copy = copyProject(project, join(folder, 'browser'));
  copy.addSwitches(together);
  const reds = await redTests(copy.root, mutants, level);
  const judge = async (mutant: Mutant, prepare: () => () => void): Promise<void> => {
    const key = runsOf(mutant)
      .map(keyOf)
      .find((run) => reds.has(run));
    if (key !== undefined) {
      onResult({
        id: mutant.id,
        status: 'broken',
        by: `${key} is red without any mutant: ${reds.get(key) ?? ''}`,
        seconds: 0,
      });
      return;
    }
    const restore = prepare();
    try {
      onResult(await timed(mutant, () => verdictOn(copy.root, mutant, level)));
    } finally {
      restore();
    }
  };
  for (const mutant of together) await judge(mutant, () => turnOn(copy.root, mutant.id));
  for (const mutant of mutants.filter((each) => !each.switch)) await judge(mutant, () => copy.apply(mutant));
  copy.remove();
}

interface Run {
  readonly tests: readonly string[];
  readonly title?: string | undefined;
}

/** What runs for a mutant, in order: the test that it names by its title, then each of its files as a whole. */
function runsOf({ tests, title }: Mutant): readonly Run[] {
  const files = tests.filter((file) => !isUnitTest(file));
  return title === undefined ? files.map((file) => ({ tests: [file] })) : [{ tests: files, title }];
}

function keyOf({ tests, title }: Run): string {
  return `${tests.join(' ')}${title === undefined ? '' : ` › ${title}`}`;
}

/** The runs that are red with all mutants off, with their first failure. */
async function redTests(root: string, mutants: readonly Mutant[], level: Level): Promise<ReadonlyMap<string, string>> {
  const reds = new Map<string, string>();
  const server = await serveCopy(root, 'none');
  if (!server) throw new Error('The copy with all mutants off does not build or start.');
  try {
    for (const [key, run] of new Map(mutants.flatMap(runsOf).map((each) => [keyOf(each), each] as const))) {
      const { passed, failures, crash } = await runBrowserTests(root, { ...run, port: server.port, level });
      const reason = crash ?? failures[0] ?? (passed === 0 ? 'no test ran' : undefined);
      if (reason !== undefined) reds.set(key, reason);
    }
  } finally {
    await server.stop();
  }
  return reds;
}

async function verdictOn(root: string, mutant: Mutant, level: Level): Promise<Verdict> {
  const server = await serveCopy(root, mutant.id);
  if (!server) return { status: 'caught', by: 'the build, or the start of the server' };
  try {
    for (const run of runsOf(mutant)) {
      const { failures, crash } = await runBrowserTests(root, { ...run, port: server.port, level });
      if (crash !== undefined) return { status: 'broken', by: crash };
      if (failures[0] !== undefined) return { status: 'caught', by: failures[0] };
    }
    return { status: 'survived', by: 'no browser test failed' };
  } finally {
    await server.stop();
  }
}
