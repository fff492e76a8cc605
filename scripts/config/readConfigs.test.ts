import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfigInput } from './readConfigs';

const project = resolve(import.meta.dirname, '../..');

it('[CARD-3] a file or picture that is gone between listing and reading is not there; the others are', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-configs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['widgets', 'engine', 'schemas']) symlinkSync(join(project, folder), join(root, folder));
  const site = join(root, 'site-configs/sites/a.example');
  mkdirSync(join(site, 'brand'), { recursive: true });
  writeFileSync(join(site, 'site.json'), '{}');
  // Listed, but nothing to read: just what a file is that was removed in between.
  symlinkSync(join(root, 'gone.json'), join(site, 'gone.json'));
  symlinkSync(join(root, 'gone.svg'), join(site, 'brand/gone.svg'));
  const { files, brandSizes } = readConfigInput(root);
  expect([...files.keys()]).toEqual(['site-configs/sites/a.example/site.json']);
  expect([...(brandSizes ?? []).keys()]).toEqual([]);
});
