import type { Mutant } from './mutant';
import type { MutantResult } from './results';
import type { ProjectCopy } from './projectCopy';
import type { UnitAnswer, UnitBench } from './unitBench';

const named = { timeoutMs: 240_000 } as const;
const affected = { timeoutMs: 1_200_000 } as const;

/** Whether a file is a test that Vitest runs. */
export const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What a run of unit tests says of a mutant; null where no test failed. */
function verdictOf({ failures, crash }: UnitAnswer): Pick<MutantResult, 'status' | 'by'> | null {
  if (crash !== undefined) return { status: 'broken', by: crash };
  const [failure] = failures;
  return failure ? { status: 'caught', by: `"${failure.test}" in ${failure.file}` } : null;
}

/** Runs, and once more in a new process where Vitest itself could not run. */
export async function ask(bench: UnitBench, ...[request, options]: Parameters<UnitBench['run']>): Promise<UnitAnswer> {
  const answer = await bench.run(request, options);
  return answer.crash === undefined ? answer : bench.run(request, { ...options, isFresh: true });
}

/**
 * Breaks the copy, runs the unit tests that the mutant names, those of its title first, and if they stay green all
 * others that the change can affect, to the first failure; puts the copy back. With `isNamedOnly` the others are left
 * out.
 */
export async function judgeByUnit(
  bench: UnitBench,
  copy: ProjectCopy,
  mutant: Mutant,
  isNamedOnly = false,
): Promise<Pick<MutantResult, 'status' | 'by'>> {
  const tests = mutant.tests.filter(isUnitTest);
  // Styles are compiled by a compiler of their own, which does not hear of changes.
  const isFresh = mutant.file.endsWith('.css.ts');
  const changed = [mutant.file];
  const restore = copy.apply(mutant);
  try {
    for (const title of mutant.title === undefined
      ? [undefined]
      : [mutant.title, ...(isNamedOnly ? [] : [undefined])]) {
      const verdict =
        tests.length === 0 ? null : verdictOf(await ask(bench, { tests, title, changed }, { ...named, isFresh }));
      if (verdict) return verdict;
    }
    if (isNamedOnly) return { status: 'survived', by: 'no named test failed' };
    const answer = await ask(bench, { tests, related: changed, changed }, { ...affected, isFresh });
    return verdictOf(answer) ?? { status: 'survived', by: `no unit test failed, ${answer.files} more files ran` };
  } finally {
    restore();
    // The next run forgets the broken source.
    if (!isFresh) await bench.run({ tests: [], changed }, named);
  }
}
