import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Refusal } from '../options/refusal';

/** Runs `npm run generate` in a project; throws where it fails. */
function generate(root: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Writes files of a project, formatted, and makes what is generated of them. Where that fails, all is put back as it
 * was, and a refusal is thrown.
 */
export async function addFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  make: (root: string) => void = generate,
): Promise<void> {
  const before = new Map<string, string | undefined>();
  const made: string[] = [];
  try {
    for (const [file, text] of files) {
      const path = join(root, file);
      const config = await resolveConfig(path);
      const formatted = await format(text, { ...config, filepath: file });
      const folder = mkdirSync(dirname(path), { recursive: true });
      if (folder !== undefined) made.push(folder);
      before.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      writeFileSync(path, formatted);
    }
    make(root);
  } catch (error) {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
    throw new Refusal(`${reasonOf(error)} Everything that was written was taken back.`);
  }
}

function reasonOf(error: unknown): string {
  const { status } = error as { readonly status?: unknown };
  if (typeof status === 'number') return '"npm run generate" failed; run it alone and mend what it names.';
  return error instanceof Error ? `${error.message}.` : String(error);
}
