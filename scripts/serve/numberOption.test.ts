import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { numberFrom, portNumber, sequenceNumber, wholeFrom } from './numberOption';

const root = resolve(import.meta.dirname, '../..');

it.each([
  [wholeFrom(1), '1', 1],
  [wholeFrom(1), '0', 'Write a whole number, at least 1.'],
  [wholeFrom(1, 64), '65', 'Write a whole number from 1 to 64.'],
  [wholeFrom(1), '1.5', 'Write a whole number, at least 1.'],
  [numberFrom(0.1), '0.5', 0.5],
  [numberFrom(0.1), '0', 'Write a number, at least 0.1.'],
  [numberFrom(0), '', 'Write a number, at least 0.'],
  [numberFrom(0), '-1', 'Write a number, at least 0.'],
  [numberFrom(0), '0x10', 'Write a number, at least 0.'],
  [portNumber, '0', 0],
  [portNumber, '65536', 'Write a whole number from 0 to 65535.'],
  [portNumber, 'abc', 'Write a whole number from 0 to 65535.'],
  [sequenceNumber, '1796000000000', 1_796_000_000_000],
  [sequenceNumber, '2026-01-31T12:00:00+01:00', 1_769_857_200_000],
  [sequenceNumber, '2026-01-31', 'Write a time as 2026-01-31T12:00:00Z, or the number of an index.'],
  [sequenceNumber, '2026-13-31T12:00:00Z', 'Write a time as 2026-01-31T12:00:00Z, or the number of an index.'],
] as const)('reads a number of an option: %s %s as %s', (read, text, expected) => {
  if (typeof expected === 'number') expect(read(text)).toBe(expected);
  else expect(() => read(text)).toThrow(expected);
});

const ports = 'Write a whole number from 0 to 65535.';
it.each([
  ['serve', '--threads 0', "'--threads <number>' argument '0' is invalid. Write a whole number from 1 to 256."],
  ['preview', 'lucky-harbor.example --port 70000', `'--port <number>' argument '70000' is invalid. ${ports}`],
  ['start', '', `'--port <number>' value 'abc' from env 'PORT' is invalid. ${ports}`],
])('npm run %s -- %s ends with one line', async (command, args, said) => {
  const ended = await new Promise<readonly unknown[]>((end) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${command}.ts`, ...args.split(' ').filter(Boolean)],
      { cwd: root, env: { ...process.env, ...(args === '' ? { PORT: 'abc' } : {}) }, timeout: 60_000 },
      (error, _, err) => end([error?.code, err.split('\n').slice(0, 1), err.includes('    at ')]),
    );
  });
  expect(ended).toEqual([1, [`error: option ${said}`], false]);
});
