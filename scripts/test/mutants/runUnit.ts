import { ask, isUnitTest, judgeByUnit } from './judge';
import type { Mutant } from './mutant';
import { copyProject, type ProjectCopy } from './projectCopy';
import type { MutantResult } from './results';
import { createUnitBench, type UnitBench } from './unitBench';

interface Options {
  /** Folder of the copies. */
  readonly folder: string;
  readonly workers: number;
  readonly isNamedOnly: boolean;
  readonly onResult: (result: MutantResult) => void;
}

/**
 * Runs unit mutants, each worker in a copy with a Vitest of its own. The control runs first, once for each test file: a
 * mutant that names a file which is red without it is broken.
 */
export async function runUnitMutants(
  project: string,
  mutants: readonly Mutant[],
  { folder, workers, isNamedOnly, onResult }: Options,
): Promise<void> {
  if (mutants.length === 0) return;
  // Mutants of the same tests follow each other: what they load stays in memory.
  const waiting = mutants.toSorted((a, b) => (a.tests[0] ?? '').localeCompare(b.tests[0] ?? '', 'en'));
  const controls = new Map<string, Promise<string | null>>();
  const work = async (worker: number) => {
    const copy = copyProject(project, `${folder}/unit-${worker}`);
    const bench = createUnitBench(copy.root);
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const reds: (string | null)[] = [];
        for (const test of mutant.tests.filter(isUnitTest)) {
          const key = `${test} ${mutant.title ?? ''}`;
          const control = controls.get(key) ?? redReason(bench, test, mutant.title);
          controls.set(key, control);
          reds.push(await control);
        }
        const red = reds.find((reason) => reason !== null);
        if (typeof red === 'string') onResult({ id: mutant.id, status: 'broken', by: red, seconds: 0 });
        else onResult(await timed(mutant, () => judgeByUnit(bench, copy, mutant, isNamedOnly)));
      }
    } finally {
      bench.close();
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, (_, worker) => work(worker)));
}

/** The control: why a test is red, or runs nothing, without any mutant. Such a test would catch everything. */
async function redReason(bench: UnitBench, test: string, title: string | undefined): Promise<string | null> {
  const { failures, passed, crash } = await ask(bench, { tests: [test], title, changed: [] }, { timeoutMs: 600_000 });
  const reason = crash ?? failures[0]?.test ?? (passed === 0 ? 'it runs no test' : null);
  return reason === null ? null : `${test} is red without any mutant: ${reason}`;
}

/** What a judgement says, with how long it took. */
export async function timed(
  mutant: Mutant,
  judge: () => Promise<Pick<MutantResult, 'status' | 'by'>>,
): Promise<MutantResult> {
  const started = performance.now();
  const verdict = await judge();
  return { id: mutant.id, ...verdict, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

/** The two mutants that tell whether the runner itself can be trusted; returns what is wrong with it. */
export async function testRunner(project: string, folder: string): Promise<readonly string[]> {
  const copy: ProjectCopy = copyProject(project, `${folder}/self`);
  const bench = createUnitBench(copy.root);
  const base = {
    kind: 'compiler',
    lane: 'unit',
    file: 'engine/api/decimal.ts',
    tests: ['engine/api/decimal.test.ts'],
    why: 'The runner looks at itself.',
  } as const;
  const text = 'export type Decimal = string;';
  const cases = [
    { id: 'changes-nothing', expected: 'survived', replacement: `/* The same. */\n${text}` },
    { id: 'throws-at-import', expected: 'caught', replacement: `throw new Error('at import');\n${text}` },
  ] as const;
  try {
    const problems: string[] = [];
    for (const { id, expected, replacement } of cases) {
      const { status, by } = await judgeByUnit(bench, copy, { ...base, id, text, replacement }, true);
      if (status !== expected) problems.push(`${id} must be ${expected}, but is ${status}: ${by}`);
    }
    return problems;
  } finally {
    bench.close();
    copy.remove();
  }
}
