import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from './runCommand';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-command-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a server of its own group, writes down its id, and ends it when it is asked to end, as Playwright does. */
const host = (file: string) => `
  const { spawn } = require('node:child_process');
  const server = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true });
  process.on('SIGINT', () => { process.kill(-server.pid, 'SIGKILL'); process.exit(0); });
  require('node:fs').writeFileSync(${JSON.stringify(file)}, String(server.pid));
  setInterval(() => undefined, 1000);
`;

it('a command that takes too long can end what it has started in a group of its own', async () => {
  const file = join(folder, 'pid');
  // However slow the machine is, the time is over once the server runs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const finished = runCommand(root, { program: process.execPath, args: ['-e', host(file)], timeout: 5_000 }, 'keep');
  const written = () => readFile(file, 'utf8').catch(() => '');
  await expect.poll(written).not.toBe('');
  vi.advanceTimersByTime(5_000);
  expect((await finished).status).toBe('no answer after 5 s');
  const pid = Number(await written());
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('what a command says and how it ends come back', async () => {
  const { status, output } = await runCommand(
    root,
    { program: process.execPath, args: ['-e', 'console.log("word"); process.exit(3)'], timeout: 240_000 },
    'keep',
  );
  expect([status, output]).toEqual(['3', 'word\n']);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
