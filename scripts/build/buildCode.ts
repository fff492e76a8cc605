import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, minify, transformWithOxc } from 'vite';
import { encode, isCompressible } from './compress';
import { codeFingerprint } from './fingerprint';

/** What a code build leaves, below `dist/`. */
export const builtFiles = {
  assets: 'assets',
  server: 'server/prerender.js',
  boot: 'server/boot.js',
  stamp: '.cache/code.txt',
} as const;

/** A finished code build. */
export interface CodeBuild {
  /** Names the state of the code. */
  readonly id: string;
  /** Whether the last build could be used again. */
  readonly isReused: boolean;
}

const maximumBootBytes = 1024;

/** Builds the browser's and the server's code into `dist`, unless the inputs are those of the last build. */
export async function buildCode(root: string, dist: string): Promise<CodeBuild> {
  const id = await codeFingerprint(root);
  const stamp = join(dist, builtFiles.stamp);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === id) return { id, isReused: true };

  await Promise.all(['assets', 'server', '.vite', '.cache'].map((folder) => rm(join(dist, folder), { recursive: true, force: true })));
  const shared = { root, configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: dist } });
  await build({ ...shared, build: { outDir: join(dist, 'server'), ssr: true } });
  await writeFile(join(dist, builtFiles.boot), await bootScript(root));
  await compressAssets(join(dist, builtFiles.assets));
  await mkdir(join(dist, '.cache'), { recursive: true });
  await writeFile(stamp, id);
  return { id, isReused: false };
}

/** The boot script as it stands in every page. Fails when it has outgrown its kilobyte. */
async function bootScript(root: string): Promise<string> {
  const file = join(root, 'scripts/prerender/boot.ts');
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const body = script.code.replace(/export\s*\{\s*\};?\s*$/, '');
  const { code } = await minify('boot.js', `{${body}}`, { module: false, compress: { target: 'es2022' }, mangle: true });
  const text = code.trim();
  if (text.length > maximumBootBytes) {
    throw new Error(`scripts/prerender/boot.ts: ${text.length} bytes after minifying; at most ${maximumBootBytes} may stand in a page.`);
  }
  return text;
}

async function compressAssets(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isCompressible(name)) continue;
    const file = join(folder, name);
    const { br, gzip } = await encode(await readFile(file), 11);
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
}
