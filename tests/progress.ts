import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fingerprintOf } from '../scripts/build/fingerprint';

/** All that decides how a test case ends. */
const inputs = [
  'engine',
  'widgets',
  'templates',
  'schemas',
  'site-configs',
  'scripts',
  'tests/browser',
  'tests/matrix',
  'main.tsx',
  'modules.ts',
  'prerender.tsx',
  'vite.config.ts',
  'package-lock.json',
];

/** Which test cases of a long run passed, so that a run that was broken off goes on where it stood. */
export interface Progress {
  /** Names of the test cases that passed. */
  readonly green: ReadonlySet<string>;
  /** Notes one more. */
  readonly add: (name: string) => Promise<void>;
}

/**
 * Opens the record in `file`, a line each test case. With `isResumed` it holds what an earlier run noted of exactly the
 * same code and configuration; of any other state, and without it, it begins again.
 */
export async function openProgress(root: string, file: string, isResumed: boolean): Promise<Progress> {
  const state = await fingerprintOf(root, inputs);
  const [known, ...names] = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const isSame = isResumed && known === state;
  if (!isSame) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${state}\n`);
  }
  return { green: new Set(isSame ? names : []), add: (name) => appendFile(file, `${name}\n`) };
}
