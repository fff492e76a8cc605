import { fork, type ChildProcess } from 'node:child_process';
import { access, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, minify, transformWithOxc } from 'vite';
import { chunkMapFile } from './chunkMap';
import { encode, isCompressible } from './compress';
import { contentHash } from './contentHash';
import { embedScriptNames } from '../embed/embedDocuments';
import { codeFingerprint } from './fingerprint';
import { fontLicences } from './fontLicences';
import { packageIn } from './serverPackage';
import { locked } from '../store/folderLock';

/**
 * Where a code build lies. Each build has a folder of its own, so that a server that runs on the last one is not
 * disturbed.
 */
export interface CodeBuild {
  /** Names the state of the code. */
  readonly id: string;
  /** Hashed files for the browser; those of earlier builds stay for pages that are still open (NET-1). */
  readonly assets: string;
  readonly server: string;
  readonly boot: string;
  /** Folder of the scripts of the documents below `/embed/`, by name. */
  readonly embed: string;
  readonly chunks: string;
  /** The script of the service worker. */
  readonly worker: string;
}

const maximumBootBytes = 1024;
const keptBuilds = 3;
/** No build takes so long, in ms. */
const longestBuildMs = 1_800_000;

/** The place of a build below `dist`. */
export function codeBuildAt(dist: string, id: string): CodeBuild {
  const folder = join(dist, 'code', id);
  return {
    id,
    assets: join(dist, 'assets'),
    server: join(folder, 'prerender.js'),
    boot: join(folder, 'boot.js'),
    embed: join(folder, 'embed'),
    chunks: join(folder, 'chunks.json'),
    worker: join(folder, 'worker.js'),
  };
}

/**
 * Builds the browser's and the server's code into `dist`, unless this state of the code stands there already. The work
 * is done in a process of its own, so that a server does not keep the bundler's memory. `print` hears when it has to be
 * waited for. Of several who ask at the same moment, one builds and the others wait for that.
 */
export async function buildCode(
  root: string,
  dist: string,
  print: (line: string) => void = () => undefined,
  write: (root: string, dist: string, id: string) => Promise<void> = writeInProcess,
): Promise<CodeBuild & { readonly isReused: boolean }> {
  const code = codeBuildAt(dist, await codeFingerprint(root));
  // The map of chunks is written last.
  if (await exists(code.chunks)) return { ...code, isReused: true };
  print('Building the code: once, and again when it has changed. This takes a few minutes.');
  await mkdir(dist, { recursive: true });
  return locked(
    join(dist, `building-${code.id}.lock`),
    async () => {
      if (await exists(code.chunks)) return { ...code, isReused: true };
      await write(root, dist, code.id);
      return { ...code, isReused: false };
    },
    longestBuildMs,
  );
}

async function writeInProcess(root: string, dist: string, id: string): Promise<void> {
  // What ships is production code, also where a test or a shell that calls this says otherwise.
  const env = { ...process.env, NODE_ENV: 'production' };
  await runProcess(
    fork(join(import.meta.dirname, 'codeProcess.ts'), [root, dist, id], { execArgv: ['--import', 'tsx'], env }),
  );
}

/** Builds the code that `id` names. */
export async function writeCode(root: string, dist: string, id: string): Promise<void> {
  const code = codeBuildAt(dist, id);
  const folder = dirname(code.server);
  const client = join(folder, 'client');
  await rm(folder, { recursive: true, force: true });
  const shared = { root, configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: client } });
  await build({ ...shared, build: { outDir: folder, ssr: true } });
  await packageIn(folder, root);
  await writeFile(code.boot, await bootScript(root));
  await mkdir(code.embed);
  for (const name of embedScriptNames)
    await writeFile(join(code.embed, `${name}.js`), await inlineScript(root, `scripts/embed/${name}.ts`));
  await writeFile(code.worker, await inlineScript(root, 'scripts/offline/worker.ts'));
  const licences = await fontLicences(root);
  await writeFile(join(client, 'assets', `font-licences-${contentHash(licences)}.txt`), licences);
  await compressAssets(join(client, 'assets'));
  await cp(join(client, 'assets'), code.assets, { recursive: true });
  await writeFile(join(folder, 'assets.json'), JSON.stringify(await readdir(join(client, 'assets'))));
  await rename(join(client, chunkMapFile), code.chunks);
  await rm(client, { recursive: true });
  await forgetOldBuilds(dist);
}

function runProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => (status === 0 ? resolve() : reject(new Error('The code could not be built.'))));
  });
}

/** Keeps the newest builds and removes what only older ones needed. */
async function forgetOldBuilds(dist: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(join(dist, 'code'))).map(async (id) => ({ id, at: (await stat(join(dist, 'code', id))).mtimeMs })),
  );
  const old = folders.sort((a, b) => b.at - a.at).slice(keptBuilds);
  const kept = folders.filter((folder) => !old.includes(folder));
  const needed = new Set((await Promise.all(kept.map(({ id }) => assetsOf(dist, id)))).flat());
  const obsolete = (await Promise.all(old.map(({ id }) => assetsOf(dist, id))))
    .flat()
    .filter((name) => !needed.has(name));
  await Promise.all([
    ...obsolete.map((name) => rm(join(dist, 'assets', name), { force: true })),
    ...old.map(({ id }) => rm(join(dist, 'code', id), { recursive: true, force: true })),
  ]);
}

async function assetsOf(dist: string, id: string): Promise<readonly string[]> {
  return JSON.parse(
    await readFile(join(dist, 'code', id, 'assets.json'), 'utf8').catch(() => '[]'),
  ) as readonly string[];
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** The boot script as it stands in every page. Fails when it has outgrown its kilobyte. */
async function bootScript(root: string): Promise<string> {
  const text = await inlineScript(root, 'scripts/prerender/boot.ts');
  if (text.length > maximumBootBytes) {
    throw new Error(
      `scripts/prerender/boot.ts: ${text.length} bytes after minifying; at most ${maximumBootBytes} may stand in a page.`,
    );
  }
  return text;
}

/** A script without imports, ready to stand inside a document. `path` lies below the project's root. */
async function inlineScript(root: string, path: string): Promise<string> {
  const file = join(root, path);
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const body = script.code.replace(/export\s*\{\s*\};?\s*$/, '');
  const { code } = await minify('inline.js', `{${body}}`, {
    module: false,
    compress: { target: 'es2022' },
    mangle: true,
  });
  return code.trim();
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
