import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program of the project to run, from its root. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is stopped and has failed. */
  readonly timeout: number;
}

export interface Finished {
  /** `0`, another exit status, a signal's name, or `no answer after … s`. */
  readonly status: string;
  /** What it printed, when it was kept. */
  readonly output: string;
  readonly milliseconds: number;
}

/** How long a program that is asked to end may take, in ms. */
const graceMs = 15_000;

const running = new Set<number>();
let isStopping = false;

/**
 * Runs a program of `node_modules/.bin` or the system. With `output: 'keep'` its words come back, with `'show'` they
 * are printed as they come. Whatever it started is stopped with it when it takes too long.
 */
export function runCommand(
  root: string,
  { program, args, env = {}, timeout }: Command,
  output: 'keep' | 'show',
): Promise<Finished> {
  // After an interrupt no further command starts.
  if (isStopping) return new Promise(() => undefined);
  const started = performance.now();
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      // Tools that ask whether they run in CI do the same on every machine.
      env: { ...process.env, CI: 'true', PATH: path, ...env },
      stdio: ['ignore', output === 'keep' ? 'pipe' : 'inherit', output === 'keep' ? 'pipe' : 'inherit'],
      detached: true,
    });
    const parts: Buffer[] = [];
    let late = '';
    const timer = setTimeout(() => {
      late = `no answer after ${Math.round(timeout / 1000)} s`;
      stopGroup(child.pid);
    }, timeout);
    const finish = (status: string) => {
      clearTimeout(timer);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({
        status: late || status,
        output: Buffer.concat(parts).toString('utf8'),
        milliseconds: performance.now() - started,
      });
    };
    if (child.pid !== undefined) running.add(child.pid);
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(String(code ?? signal ?? 'no status')));
  });
}

/**
 * Stops everything that was started and still runs: for a run that is interrupted. Settles when nothing of it runs any
 * more.
 */
export async function stopAll(): Promise<void> {
  isStopping = true;
  await Promise.all(
    [...running].map(async (pid) => {
      stopGroup(pid);
      while (running.has(pid)) await sleep(50);
    }),
  );
}

/**
 * Asks as Ctrl-C does, so that a program can stop what it has started in groups of their own; what has not ended then
 * is killed.
 */
function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  signalGroup(pid, 'SIGINT');
  setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs).unref();
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
