import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/test/freePort';
import { ask, type HttpAnswer } from '../e2e/sites';
import { until } from './productionProcess';
import { root } from './running';

/** What stands in front of servers, as it runs. */
export interface Front {
  readonly port: number;
  readonly plainPort: number;
  readonly ask: (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  readonly stop: () => Promise<void>;
}

/** Starts the shipped front in a folder, before two servers; `besides` stands in its `http` block. */
export async function startFrontNginx(
  path: string,
  folder: string,
  ports: readonly [number, number],
  besides = '',
): Promise<Front> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const settings = join(folder, 'conf', 'livery-front');
  await mkdir(join(folder, 'conf'), { recursive: true });
  await cp(join(root, 'deploy/front/nginx'), settings, { recursive: true });
  await editFile(join(settings, 'settings.conf'), [
    ['/var/cache/nginx/livery', join(folder, 'cache')],
    ['127.0.0.1:8080', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:8081', `127.0.0.1:${ports[1]}`],
    ['"http:80"', `"http:${plainPort}"`],
  ]);
  await editFile(join(settings, 'server.conf'), [
    ['/var/log/nginx/access.log', join(folder, 'access.log')],
    // As docs/deploy.md tells where there are descriptors enough.
    ['# open_file_cache', 'open_file_cache'],
    [
      'listen 80 default_server;',
      `listen 127.0.0.1:${port} default_server;\nlisten 127.0.0.1:${plainPort} default_server;`,
    ],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(
    join(folder, 'conf', 'nginx.conf'),
    `${user}daemon off;\nworker_processes 1;\nworker_rlimit_nofile 16384;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log warn;\nevents { worker_connections 4096; }\nhttp {\n  access_log off;\n  ${temporary}\n  include livery-front/livery-front.conf;\n${besides}}\n`,
  );
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'conf', 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return runningFront(child, port, plainPort);
}

/** Starts the shipped Varnish in a folder and on a port, before two servers. */
export async function startFrontVarnish(
  folder: string,
  ports: readonly [number, number],
  port: number,
): Promise<Front> {
  await mkdir(folder);
  await cp(join(root, 'deploy/front/varnish/livery.vcl'), join(folder, 'livery.vcl'));
  await editFile(join(folder, 'livery.vcl'), [
    ['.port = "8080"', `.port = "${ports[0]}"`],
    ['.port = "8081"', `.port = "${ports[1]}"`],
  ]);
  const args = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'run'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(folder, 'livery.vcl'),
    '-s',
    'malloc,64m',
  ];
  const child = spawn('varnishd', [...args, '-p', 'http_gzip_support=off', '-p', 'http_resp_hdr_len=16k'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return runningFront(child, port, port);
}

/** A front that answers on a port. */
async function runningFront(child: ChildProcess, port: number, plainPort: number): Promise<Front> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      ),
    Boolean,
  );
  return {
    port,
    plainPort,
    ask: (host, path, headers = {}) => ask(host, path, headers, port),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Writes other words into a file; throws where one that goes is not there. */
async function editFile(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}
