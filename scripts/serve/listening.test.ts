import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const taken = createServer();
let port = 0;

beforeEach(async () => {
  await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
  port = (taken.address() as AddressInfo).port;
});

afterEach(() => void taken.close());

it('a server whose port is taken says so, and how to choose another', async () => {
  const ended = await new Promise<{ readonly code: unknown; readonly err: string }>((end) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
      { cwd: root },
      (error, _, err) => end({ code: error?.code, err }),
    );
  });
  expect(ended).toEqual({
    code: 1,
    err: `Port ${port} is taken by another program. Choose another: npm run dev -- --port ${port + 1}\n`,
  });
});
