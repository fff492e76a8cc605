import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const domain = 'lucky-harbor.example';

/** A running server whose lobby is staged: endless lists of the sizes asked for. */
export interface Stage {
  /** Address of a page in Chromium. */
  readonly address: (path: string) => string;
  readonly steer: (command: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the built application on copied configurations, so that its pages render with the staged content: `sizes` gives the number of games
 * by category, and `pages` the props of their grids by route.
 */
export async function createStage(root: string, sizes: Readonly<Record<string, number>>, pages: Readonly<Record<string, object>>): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-lobby-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  const file = join(folder, 'site-configs/sites', domain, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as { readonly pages?: Readonly<Record<string, unknown>> };
  const changes = Object.entries(pages).map(([page, props]) => [page, { changes: [{ change: 'props', node: 'games', props }] }] as const);
  await writeFile(file, JSON.stringify({ ...site, pages: { ...site.pages, ...Object.fromEntries<unknown>(changes) } }));

  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--configs', folder, '--dist', join(root, 'dist')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /\.localhost:(\d+)\//.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });

  const steer = (command: object) => post(port, command);
  await steer({ categories: Object.entries(sizes).map(([category, games]) => ({ domain, category, games })) });
  return {
    address: (path) => `http://${domain}.localhost:${port}${path}`,
    steer,
    close: async () => {
      server.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function post(port: number, command: object): Promise<void> {
  const body = JSON.stringify(command);
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/api/sandbox/control', method: 'POST', headers: { 'content-type': 'application/json', host: domain } },
      (response) => {
        response.resume();
        response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`The sandbox answered ${response.statusCode}.`))));
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
