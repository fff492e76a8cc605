import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addFiles } from './addFiles';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-new-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'widgets'));
  writeFileSync(join(root, 'themes.json'), '{}\n');
  return root;
}
const files = new Map([
  ['widgets/tip-box/parts/index.ts', 'export const a=1'],
  ['themes.json', '{"a":1}'],
]);

it('[CARD-2] writes new files as the formatter does, and makes what is generated of them', async () => {
  const root = project();
  await addFiles(root, files, () => expect(existsSync(join(root, 'widgets/tip-box'))).toBe(true));
  expect(readFileSync(join(root, 'widgets/tip-box/parts/index.ts'), 'utf8')).toBe('export const a = 1;\n');
  expect(readFileSync(join(root, 'themes.json'), 'utf8')).toBe('{ "a": 1 }\n');
});

it('[CARD-2] puts all back where nothing can be generated of it, and says so', async () => {
  const root = project();
  const failing = () => {
    throw Object.assign(new Error('Command failed'), { status: 1 });
  };
  await expect(addFiles(root, files, failing)).rejects.toThrow(
    '"npm run generate" failed; run it alone and mend what it names. Everything that was written was taken back.',
  );
  expect(readdirSync(join(root, 'widgets'))).toEqual([]);
  expect(readFileSync(join(root, 'themes.json'), 'utf8')).toBe('{}\n');
});
