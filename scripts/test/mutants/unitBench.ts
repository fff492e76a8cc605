import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/**
 * What a warm Vitest is asked to run: the test files `tests`, or with `related` all others that a change of those files
 * can affect.
 */
export interface UnitRequest {
  readonly tests: readonly string[];
  /** Part of the full name of the tests that run in them; left out: all. */
  readonly title?: string | undefined;
  readonly related?: readonly string[];
  /** Files that have changed since the last run, or been put back. */
  readonly changed: readonly string[];
}

export interface UnitAnswer {
  /** How many test files ran. */
  readonly files: number;
  readonly passed: number;
  readonly failures: readonly { readonly file: string; readonly test: string }[];
  /** Why nothing could run at all. */
  readonly crash?: string;
}

/** Runs unit tests in a copy of the project. */
export interface UnitBench {
  /** Runs test files to the first failure; with `isFresh` in a new process. What does not end in time has failed. */
  readonly run: (
    request: UnitRequest,
    options: { readonly timeoutMs: number; readonly isFresh?: boolean },
  ) => Promise<UnitAnswer>;
  readonly close: () => void;
}

/** Makes the bench of a copy; its process starts with the first run. */
export function createUnitBench(root: string): UnitBench {
  let child: ChildProcess | undefined;

  function close(): void {
    child?.removeAllListeners();
    if (child?.pid !== undefined) {
      try {
        // With it go the processes of tests that it started.
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    child = undefined;
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'unitProcess.ts'), [], {
      cwd: root,
      detached: true,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', (status) => reject(new Error(`Vitest did not start: status ${String(status)}.`)));
    });
    started.removeAllListeners('exit');
    return started;
  }

  return {
    async run(request, { timeoutMs, isFresh = false }) {
      if (isFresh) close();
      const running = child ?? (await start());
      const answer = await new Promise<UnitAnswer>((resolve) => {
        const late = {
          files: request.tests.length,
          passed: 0,
          failures: [{ file: request.tests[0] ?? '', test: `no end within ${timeoutMs / 1000} s` }],
        };
        const timer = setTimeout(() => {
          close();
          resolve(late);
        }, timeoutMs);
        running.once('exit', (status) => {
          clearTimeout(timer);
          child = undefined;
          resolve({ files: 0, passed: 0, failures: [], crash: `Vitest ended with status ${String(status)}.` });
        });
        running.once('message', (message: UnitAnswer) => {
          clearTimeout(timer);
          running.removeAllListeners('exit');
          resolve(message);
        });
        running.send(request);
      });
      if (isFresh) close();
      return answer;
    },
    close,
  };
}
