import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The fields of a site's file that stages change. */
export interface StagedSite {
  readonly theme: { readonly code: string; readonly color: string };
  readonly pages?: Readonly<Record<string, unknown>>;
}

/** The built application on a copy of the configurations. */
export interface StagedSites {
  /** Where the copied configurations lie. */
  readonly folder: string;
  readonly port: number;
  /** Writes a site's file anew; the server that runs takes it over. */
  readonly change: (domain: string, next: (site: StagedSite) => StagedSite) => Promise<void>;
  /** What the server has said since the last change: why it refused one, for example. */
  readonly said: () => string;
  readonly close: () => Promise<void>;
}

/** Copies the configurations of a project into a folder of their own, changes sites, and serves them on a free port; the code is the project's. */
export async function stageSites(root: string, changes: Readonly<Record<string, (site: StagedSite) => StagedSite>> = {}): Promise<StagedSites> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-stage-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  let output = '';
  const change: StagedSites['change'] = async (domain, next) => {
    output = '';
    const file = join(folder, 'site-configs/sites', domain, 'site.json');
    await writeFile(file, JSON.stringify(next(JSON.parse(await readFile(file, 'utf8')) as StagedSite)));
  };
  for (const [domain, next] of Object.entries(changes)) await change(domain, next);

  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--configs', folder, '--dist', join(root, 'dist')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /\.localhost:(\d+)\//.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    folder,
    port,
    change,
    said: () => output.trim(),
    close: async () => {
      server.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
