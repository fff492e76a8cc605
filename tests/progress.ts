import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../scripts/build/fingerprint';

/** All that decides what a visit finds. */
const inputs = [
  'engine',
  'widgets',
  'templates',
  'schemas',
  'site-configs',
  'scripts',
  'tests/matrix',
  'main.tsx',
  'modules.ts',
  'prerender.tsx',
  'vite.config.ts',
  'package-lock.json',
];

/** Which visits of a long run were without fault, so that a run that was broken off goes on where it stood. */
export interface Progress {
  /** Names of the visits known to be without fault. */
  readonly green: ReadonlySet<string>;
  /** Notes one more. */
  readonly add: (name: string) => Promise<void>;
}

/**
 * Opens the record in `file`, a line each visit. With `isResumed` it holds what an earlier run noted of exactly the same code and
 * configuration; of any other state, and without it, it begins anew.
 */
export async function openProgress(root: string, file: string, isResumed: boolean): Promise<Progress> {
  const state = await stateOf(root);
  const [known, ...names] = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const isSame = isResumed && known === state;
  if (!isSame) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${state}\n`);
  }
  return { green: new Set(isSame ? names : []), add: (name) => appendFile(file, `${name}\n`) };
}

async function stateOf(root: string): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat().sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
