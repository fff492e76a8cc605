import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConfiguration, type ConfigurationWatch } from './watchConfiguration';

let root: string;
let folder: string;
let watch: ConfigurationWatch | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-watch-'));
  folder = join(root, 'site-configs');
  await mkdir(folder);
});

afterEach(async () => {
  await watch?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

it('[CARD-3] looks soon after a change and once more, so that the last of two quick changes is seen', async () => {
  const file = join(folder, 'site.json');
  await writeFile(file, '1');
  const looks: number[] = [];
  watch = await watchConfiguration(root, () => Promise.resolve(looks.push(Date.now())));
  expect(looks).toHaveLength(1);
  await writeFile(file, '2');
  await new Promise((resolve) => setTimeout(resolve, 10));
  const changedAt = Date.now();
  await writeFile(file, '3');
  await vi.waitFor(() => expect(looks.some((at) => at - changedAt > 100)).toBe(true), { timeout: 60_000 });
  expect(looks.length, 'once more').toBeGreaterThan(2);
});

it('[CARD-3] sees a new folder with a file in it', async () => {
  let looks = 0;
  watch = await watchConfiguration(root, () => Promise.resolve((looks += 1)));
  await mkdir(join(folder, 'fresh.example'));
  await writeFile(join(folder, 'fresh.example', 'site.json'), '{}');
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1), { timeout: 60_000 });
});

it('[CARD-3] goes on beside links that lead in a circle, into their own folder and nowhere', async () => {
  const site = join(folder, 'sites', 'one.example');
  await mkdir(site, { recursive: true });
  await symlink('loop', join(site, 'loop'));
  await symlink('..', join(site, 'up'));
  await symlink('nowhere', join(site, 'lost'));
  let looks = 0;
  watch = await watchConfiguration(root, () => Promise.resolve((looks += 1)));
  await symlink('second', join(site, 'second'));
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1), { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = looks;
  await writeFile(join(site, 'site.json'), '{}');
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before), { timeout: 60_000 });
});

it('[CARD-3] sees changes in a project whose folder of configuration is itself a link', async () => {
  await rename(folder, join(root, 'elsewhere'));
  await symlink('elsewhere', folder);
  let looks = 0;
  watch = await watchConfiguration(root, () => Promise.resolve((looks += 1)));
  await writeFile(join(root, 'elsewhere', 'site.json'), '{}');
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1), { timeout: 60_000 });
});
