import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/test/freePort';
import { pace } from '../browser/pace';

const root = resolve(import.meta.dirname, '../..');

export interface ShippedNginx {
  readonly port: number;
  /** Here it answers as on port 80: whoever comes is led to https. */
  readonly plainPort: number;
  /** Ends it; returns what it complained of. */
  readonly stop: () => Promise<string>;
}

/** The nginx of this machine: `NGINX_PATH`, or the system's; undefined where there is none. */
export async function nginxOfMachine(): Promise<string | undefined> {
  for (const path of [process.env['NGINX_PATH'] ?? 'nginx', '/usr/sbin/nginx']) {
    if (
      await promisify(execFile)(path, ['-v']).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/**
 * Starts nginx on two ports of 127.0.0.1 with the shipped configuration; only the two files of settings are changed, as
 * an operator changes them.
 */
export async function startShippedNginx(path: string, dist: string, apiPort: number): Promise<ShippedNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-addresses-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const settings = join(folder, 'conf', 'livery');
  await mkdir(join(folder, 'conf'));
  await cp(join(root, 'deploy', 'nginx'), settings, { recursive: true });
  const edit = async (name: string, changes: readonly (readonly [string, string])[]) => {
    let text = await readFile(join(settings, name), 'utf8');
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
      text = text.replaceAll(from, to);
    }
    await writeFile(join(settings, name), text);
  };
  await edit('settings.conf', [
    ['/srv/livery', dist],
    ['127.0.0.1:8080', `127.0.0.1:${apiPort}`],
    ['"http:80"', `"http:${plainPort}"`],
  ]);
  await edit('server.conf', [
    [
      'listen 80 default_server;',
      `listen 127.0.0.1:${port} default_server;\nlisten 127.0.0.1:${plainPort} default_server;`,
    ],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const configuration = `${user}daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n  access_log off;\n  ${temporary}\n  include livery/livery.conf;\n}\n`;
  await writeFile(join(folder, 'conf', 'nginx.conf'), configuration);
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'conf', 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([answers(port), ended.then(() => Promise.reject(new Error(`nginx does not start:\n${said}`)))]);
  return {
    port,
    plainPort,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
      return said;
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 2_400; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pace('look');
  }
  throw new Error('nginx does not answer.');
}
