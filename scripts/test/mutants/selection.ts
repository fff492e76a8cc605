import { join } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';

/** Test files that start a whole test run, or a build, of their own: no mutant waits for them. */
const left = ['tests/nightly/newParts.test.ts'];

/**
 * Unit tests that a change of `files` can affect, without those that ran already: by the module graph. The one place
 * that decides it.
 */
export async function testsAffectedBy(
  vitest: Vitest,
  files: readonly string[],
  done: readonly string[],
): Promise<readonly TestSpecification[]> {
  const { config } = vitest;
  const { root } = config;
  // `vitest related` reads the same field.
  const selecting = config as { related?: readonly string[] | undefined };
  selecting.related = files.map((file) => join(root, file));
  try {
    const skipped = new Set([...left, ...done].map((file) => join(root, file)));
    return (await vitest.getRelevantTestSpecifications()).filter(({ moduleId }) => !skipped.has(moduleId));
  } finally {
    selecting.related = undefined;
  }
}
