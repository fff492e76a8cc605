import { spawn } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { browserArgs } from './browserArgs';
import { findChromium, thisMachine } from './chromium';

/** `npm start` as it runs. */
export interface RunningServer {
  readonly port: number;
  /** What it has said so far. */
  readonly said: () => string;
  /** Asks it to end; settles with the status it ended with. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts `npm start` in `root`, on a free port unless one is given, with further arguments of its own; settles when all
 * its sites answer.
 */
export async function serveBuild(root: string, args: readonly string[] = [], wanted = 0): Promise<RunningServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(wanted) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (/Demo players:|Calls are handed on/.test(output)) resolve(Number(/\.localhost:(\d+)\//.exec(output)?.[1]));
    });
    void ended.then((status) => reject(new Error(`The server ended with ${status}:\n${output}`)));
  });
  return {
    port,
    said: () => output,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** The machine's Chromium, without its window. */
export async function launchBrowser(root: string): Promise<Browser> {
  const executablePath = await findChromium(thisMachine(root));
  return chromium.launch({ executablePath, args: [...browserArgs] });
}

/** So many workers side by side, each with its own number from 0. */
export async function inParallel(workers: number, work: (worker: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}
