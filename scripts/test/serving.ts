import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { findChromium, thisMachine } from './chromium';

/** Starts `npm start` in `root` on a port; settles when it answers. */
export function serveBuild(root: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.on('exit', (status) => reject(new Error(`The server ended with ${status}.`)));
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('Demo players:')) resolve(server);
    });
  });
}

/** The machine's Chromium, without its window. */
export async function launchBrowser(root: string): Promise<Browser> {
  const executablePath = await findChromium(thisMachine(root));
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** So many workers side by side, each with its own number from 0. */
export async function inParallel(workers: number, work: (worker: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}
