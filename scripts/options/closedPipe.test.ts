import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Runs a command of which one output is closed before it says anything; what it says on the other one. */
async function runWithout(closed: 'stdout' | 'stderr', args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  child[closed].destroy();
  const [said, ended] = await Promise.all([
    text(child[closed === 'stdout' ? 'stderr' : 'stdout']),
    once(child, 'exit') as Promise<readonly unknown[]>,
  ]);
  return { said, status: ended[0] };
}

it('[CARD-5] ends without a stack trace where nobody reads its output', async () => {
  expect(await runWithout('stdout', ['scripts/migrate.ts', '--dry'])).toEqual({ said: '', status: 141 });
});

it('[CARD-5] goes on where nobody reads its errors', async () => {
  expect(await runWithout('stderr', ['scripts/migrate.ts', 'no-such-file'])).toEqual({ said: '', status: 1 });
});
