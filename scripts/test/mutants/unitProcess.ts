import { join, relative } from 'node:path';
import { createVitest, type TestRunResult, type TestSpecification } from 'vitest/node';
import type { UnitAnswer, UnitRequest } from './unitBench';
import { testsAffectedBy } from './selection';

/**
 * One Vitest that stays warm for many runs. Its working folder is a copy of the project; a file that has changed since
 * the last run is transformed again, all else comes from memory.
 */
const root = process.cwd();
// Tests of the server are in a project that has to be named.
process.argv.push('server');
// A mutant may make a test wait for what never comes. The control, without a mutant, has the same limit.
const testTimeout = 40_000;
const config = join(root, 'vitest.config.ts');
const options = { root, config, watch: false, bail: 1, retry: 0, testTimeout, reporters: [{}] };
const vitest = await createVitest('test', options);

async function specificationsOf({ tests, related }: UnitRequest): Promise<readonly TestSpecification[]> {
  if (related) return testsAffectedBy(vitest, related, tests);
  const wanted = new Set(tests.map((file) => join(root, file)));
  return (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) => wanted.has(moduleId));
}

async function answerTo(request: UnitRequest): Promise<UnitAnswer> {
  for (const file of request.changed) vitest.invalidateFile(join(root, file));
  const specifications = await specificationsOf(request);
  if (request.title === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(request.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  if (specifications.length === 0) return { files: 0, passed: 0, failures: [] };
  // Results of an earlier run do not count.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  const own = new Set(specifications.map(({ moduleId }) => moduleId));
  return answerOf(
    { testModules: testModules.filter(({ moduleId }) => own.has(moduleId)), unhandledErrors },
    specifications.length,
  );
}

function answerOf({ testModules, unhandledErrors }: TestRunResult, files: number): UnitAnswer {
  const failures = testModules.flatMap((module) => {
    const file = relative(root, module.moduleId);
    const failed = [...module.children.allTests('failed')].map(({ fullName }) => ({ file, test: fullName }));
    const isBroken = failed.length === 0 && module.state() === 'failed';
    return isBroken
      ? [{ file, test: `the file itself: ${module.errors()[0]?.message.split('\n')[0] ?? 'a suite failed'}` }]
      : failed;
  });
  const passed = testModules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
  const outside = failures.length === 0 ? unhandledErrors.map(firstLine) : [];
  // Vitest itself could not run: a machine too busy to start a process says nothing of the mutant.
  const crash = outside.find((line) => line.startsWith('[vitest'));
  if (crash !== undefined) return { files, passed, failures: [], crash };
  return {
    files,
    passed,
    failures: [...failures, ...outside.slice(0, 1).map((test) => ({ file: 'outside of tests', test }))],
  };
}

function firstLine(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n')[0] ?? '';
}

process.on('message', (request: UnitRequest) => {
  void answerTo(request).then(
    (answer) => process.send?.(answer),
    (error: unknown) =>
      process.send?.({ files: 0, passed: 0, failures: [], crash: firstLine(error) } satisfies UnitAnswer),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
