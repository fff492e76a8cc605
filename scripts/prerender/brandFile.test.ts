import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandFile } from './release';

it('[SITE-1] serves the pictures of the brand, and nothing that a link among them leads to', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'brand'));
  writeFileSync(join(root, 'brand/logo.svg'), '<svg/>');
  writeFileSync(join(root, 'secret'), 'words');
  symlinkSync(join(root, 'secret'), join(root, 'brand/link.svg'));
  expect((await brandFile(root, 'brand/logo.svg'))?.encodings.identity.toString()).toBe('<svg/>');
  expect(await brandFile(root, 'brand/link.svg')).toBeUndefined();
  expect(await brandFile(root, 'brand/../secret')).toBeUndefined();
});
