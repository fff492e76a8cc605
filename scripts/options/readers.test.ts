import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { expectServer } from './expectServer';
import { projectRoot, seedNumber, sentence, shareNumber, writtenFolder } from './readers';

const root = resolve(import.meta.dirname, '../..');
const seed = 'Write a whole number of at most nine digits.';
const share = 'Write a number above 0 that is at most 1.';
const words = 'Write one sentence of 10 to 100 characters on one line, without "*/".';

it.each<[(text: string) => unknown, string, unknown]>([
  [seedNumber, '123456789', 123_456_789],
  [seedNumber, '1234567890', new Error(seed)],
  [seedNumber, '-1', new Error(seed)],
  [shareNumber, '1', 1],
  [shareNumber, '.25', 0.25],
  [shareNumber, '0', new Error(share)],
  [shareNumber, '1.1', new Error(share)],
  [shareNumber, '1e-1', new Error(share)],
  [shareNumber, '', new Error(share)],
  [sentence, ' A tip of the house. ', 'A tip of the house.'],
  [sentence, 'x'.repeat(101), new Error(words)],
  [sentence, 'A tip of */ the house.', new Error(words)],
  [projectRoot, root, root],
  [projectRoot, join(root, 'docs'), new Error(`${join(root, 'docs')} has no folder site-configs/sites.`)],
  [writtenFolder, join(root, 'dist/a/b'), join(root, 'dist/a/b')],
  [writtenFolder, join(root, 'README.md/a'), new Error(`${join(root, 'README.md')} is a file. Name a folder.`)],
])('[CARD-5] %o reads %j', (read, text, expected) => {
  if (expected instanceof Error) expect(() => read(text)).toThrow(expected.message);
  else expect(read(text)).toBe(expected);
});

it('[CARD-5] says why a server does not answer, and what to do', async () => {
  await expect(expectServer('http://127.0.0.1:1', 'Start one.')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\. Start one\.$/,
  );
});
