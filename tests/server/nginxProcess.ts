import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/test/freePort';
import { until } from './productionProcess';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface RunningNginx {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The nginx of this machine: `NGINX_PATH`, or the system's; undefined where there is none. */
export async function findNginx(): Promise<string | undefined> {
  for (const path of [process.env['NGINX_PATH'] ?? 'nginx', '/usr/sbin/nginx']) {
    if (
      await run(path, ['-v']).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/**
 * Starts nginx on 127.0.0.1 with the shipped configuration; only the two files of settings are written again, as an
 * operator does.
 */
export async function startNginx(path: string, dist: string, apiPort: number): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-nginx-'));
  const port = await freePort();
  const settings = join(folder, 'conf', 'livery');
  await mkdir(join(folder, 'conf'));
  await cp(join(root, 'deploy', 'nginx'), settings, { recursive: true });
  await edit(join(settings, 'settings.conf'), (text) =>
    text.replaceAll('/srv/livery', dist).replaceAll('127.0.0.1:8080', `127.0.0.1:${apiPort}`),
  );
  await edit(join(settings, 'server.conf'), (text) =>
    text.replace('listen 80 default_server', `listen 127.0.0.1:${port} default_server`),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(
    join(folder, 'conf', 'nginx.conf'),
    `${user}daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n  access_log off;\n  ${temporary}\n  include livery/livery.conf;\n}\n`,
  );
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'conf', 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await Promise.race([
    until(() => isUp(port), Boolean),
    ended(child).then(() => Promise.reject(new Error(`nginx does not start:\n${said}`))),
  ]);
  return {
    port,
    stop: async () => {
      const end = ended(child);
      child.kill('SIGTERM');
      await end;
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      if (said !== '') throw new Error(`nginx has something to say:\n${said}`);
    },
  };
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => child.once('exit', () => done()));
}

function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
