import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What the code build reads; configuration is not part of it, so that a site never needs a code build (CARD-3). */
const codeInputs = [
  'engine',
  'widgets',
  'templates',
  'schemas/generated',
  'scripts/build',
  'scripts/check/messageKeys.ts',
  'scripts/config/messageSets.ts',
  'scripts/embed',
  'scripts/icons',
  'scripts/offline',
  'scripts/prerender',
  'main.tsx',
  'modules.ts',
  'prerender.tsx',
  'vite.config.ts',
  'package-lock.json',
];

const isCode = (file: string) =>
  /\.(?:tsx?|css|svg|png|jpe?g|webp|avif|woff2?|json)$/.test(file) &&
  !/\.(?:test|examples)\.tsx?$|\.schema\.json$/.test(file) &&
  !(file.includes('/templates/') && file.endsWith('.json'));

/** Names the state of the code: the same inputs return the same 16 digits. */
export function codeFingerprint(root: string): Promise<string> {
  return fingerprintOf(root, codeInputs, isKept);
}

/** Names the state of the files below `inputs` that are `kept`, and the runtime that reads them, in 16 digits. */
export async function fingerprintOf(
  root: string,
  inputs: readonly string[],
  kept: (file: string) => boolean = () => true,
): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat().filter(kept).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function isKept(file: string): boolean {
  return isCode(file) || file.endsWith('package-lock.json');
}

/** Every file below a folder; the file itself where it is one; nothing where it is missing. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return null;
    if (code === 'ENOENT') return [];
    throw error;
  });
  if (entries === null) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
