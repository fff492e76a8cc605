import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  const seen: string[] = [];
  watch = await watchConfiguration(root, async () => seen.push(await readFile(file, 'utf8')));
  expect(seen).toEqual(['1']);
  // One change to the watcher, however slow the machine is: what is written beside takes the file's place at once.
  await writeFile(join(root, 'beside'), '2');
  await rename(join(root, 'beside'), file);
  await expect.poll(() => seen).toEqual(['1', '2', '2']);
  await writeFile(file, '3');
  await writeFile(file, '4');
  await expect.poll(() => seen.at(-1)).toBe('4');
});

it('[CARD-3] sees a new folder with a file in it', async () => {
  let looks = 0;
  watch = await watchConfiguration(root, () => Promise.resolve((looks += 1)));
  await mkdir(join(folder, 'fresh.example'));
  await writeFile(join(folder, 'fresh.example', 'site.json'), '{}');
  await expect.poll(() => looks).toBeGreaterThan(1);
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
  // A look at the first, soon and once more after the link.
  await expect.poll(() => looks).toBe(3);
  await writeFile(join(site, 'site.json'), '{}');
  await expect.poll(() => looks).toBeGreaterThan(3);
});

it('[CARD-3] sees changes in a project whose folder of configuration is itself a link', async () => {
  await rename(folder, join(root, 'elsewhere'));
  await symlink('elsewhere', folder);
  let looks = 0;
  watch = await watchConfiguration(root, () => Promise.resolve((looks += 1)));
  await writeFile(join(root, 'elsewhere', 'site.json'), '{}');
  await expect.poll(() => looks).toBeGreaterThan(1);
});
