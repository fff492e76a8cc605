import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

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

const running = new Set<number>();

/**
 * Runs a program of `node_modules/.bin` or the system. With `output: 'keep'` its words come back, with `'show'` they are
 * printed as they come. Whatever it started is stopped with it when it takes too long.
 */
export function runCommand(root: string, { program, args, env = {}, timeout }: Command, output: 'keep' | 'show'): Promise<Finished> {
  const started = performance.now();
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
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
      resolve({ status: late || status, output: Buffer.concat(parts).toString('utf8'), milliseconds: performance.now() - started });
    };
    if (child.pid !== undefined) running.add(child.pid);
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(String(code ?? signal ?? 'no status')));
  });
}

/** Stops everything that was started and still runs: for a run that is interrupted. */
export function stopAll(): void {
  for (const pid of running) stopGroup(pid);
}

function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
