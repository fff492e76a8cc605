import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { ask, type HttpAnswer } from '../e2e/sites';
import { root } from './running';
import { pace } from '../browser/pace';

/** A line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

/** `npm run serve` as it runs. */
export interface ProductionProcess {
  readonly pid: number;
  readonly port: number;
  readonly adminPort: number;
  readonly log: readonly LogLine[];
  readonly ask: (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  /** What `/metrics` says of a figure, with its labels as they stand there; 0 where it says nothing. */
  readonly figure: (name: string) => Promise<number>;
  /** Ends it by a signal; settles with its status, null where it was killed. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ProductionArguments {
  readonly from: string;
  readonly key: string;
  readonly cache: string;
  readonly more?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Settles at once instead of when it is ready. */
  readonly isUnready?: boolean;
}

/** Starts it on free ports, on the code that is built; settles when it says that it is ready. */
export async function startProduction({
  from,
  key,
  cache,
  more = [],
  env = {},
  isUnready = false,
}: ProductionArguments): Promise<ProductionProcess> {
  const args = [
    '--from',
    from,
    '--key',
    key,
    '--cache',
    cache,
    '--dist',
    join(root, 'dist'),
    '--no-build',
    ...(more.includes('--port') ? [] : ['--port', '0']),
    '--admin-port',
    '0',
    '--threads',
    '1',
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', ...args, ...more], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: LogLine[] = [];
  let rest = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<{ readonly port: number; readonly adminPort: number }>((resolve, reject) => {
    const hear = (line: string) => {
      if (!line.startsWith('{')) {
        rest += `${line}\n`;
        return;
      }
      const said = JSON.parse(line) as LogLine;
      log.push(said);
      if (said.msg === 'ready') resolve(said as unknown as { port: number; adminPort: number });
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    void ended.then((status) =>
      reject(
        new Error(`The server ended with ${status}:\n${rest}${log.map((line) => JSON.stringify(line)).join('\n')}`),
      ),
    );
  });
  if (isUnready) ready.catch(() => undefined);
  const { port, adminPort } = isUnready ? { port: 0, adminPort: 0 } : await ready;
  return {
    pid: child.pid ?? 0,
    port,
    adminPort,
    log,
    ask: (host, path, headers = {}) => ask(host, path, headers, port),
    figure: async (name) => {
      const text = (await ask('127.0.0.1', '/metrics', {}, adminPort)).body.toString();
      const line = text.split('\n').find((row) => row.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1) ?? 0);
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Asks again until an answer is as it should be; rejects when it never is. */
export async function until<Value>(
  look: () => Promise<Value> | Value,
  isRight: (value: Value) => boolean,
  mostMs = 120_000,
): Promise<Value> {
  const end = Date.now() + mostMs;
  for (;;) {
    const value = await look();
    if (isRight(value)) return value;
    if (Date.now() > end) throw new Error(`It never came to be: ${JSON.stringify(value).slice(0, 300)}`);
    await pace('look');
  }
}
