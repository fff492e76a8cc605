import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from '../store/folderStore';
import { keyOf, nameOf } from '../store/objects';
import { createDiskLimit, type NeededParts } from './diskLimit';
import { keptObjects } from './keptObjects';
import { createPageShelf, type ShelvedPage } from './pageShelf';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const size = 64 * 1024;
/** Writes a file of that size which was last used so many minutes ago. */
function write(path: string, minutes: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(size, 1));
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(file, then, then);
}
const limitOf = (files: number, needed?: NeededParts) =>
  createDiskLimit({
    folder,
    mostBytes: files * size + 1000,
    needed: () => needed,
    onFault: (error) => expect.unreachable(String(error)),
  });
const isThere = (path: string) => existsSync(join(folder, path));

const object = (digit: string) => digit.repeat(64);
const pathOf = (digit: string) => keyOf(object(digit));

it('takes away the least recently used pages, answers and objects until a fifth of the limit is free', async () => {
  write('pages/one.example/a/old', 50);
  write('pages/one.example/a/new', 1);
  write('content/one.example/platform/old.json', 40);
  write(pathOf('1'), 30);
  write(pathOf('2'), 2);
  write(pathOf('3'), 60);
  const state = join(folder, 'pages/one.example/a');
  const past = new Date(Date.now() - 7_200_000);
  utimesSync(state, past, past);
  const needed = { domains: new Set(['one.example']), objects: new Set([object('3')]) };
  await limitOf(6, needed).sweep();
  expect(isThere('pages/one.example/a/old')).toBe(true);
  await limitOf(5, needed).sweep();
  // Four fifths of five files are four of the six.
  expect(
    ['pages/one.example/a/old', 'content/one.example/platform/old.json', 'pages/one.example/a/new'].map(isThere),
  ).toEqual([false, false, true]);
  // What the release needs goes last, however old it is.
  expect([pathOf('1'), pathOf('2'), pathOf('3')].map(isThere)).toEqual([true, true, true]);
  // States of a site are told apart by the time of their folders.
  expect(Date.now() - statSync(state).mtimeMs).toBeGreaterThan(7_000_000);
  expect(isThere('content/one.example/platform')).toBe(false);
});

it('takes away what was kept of sites that the release does not have, and nothing before it knows one', async () => {
  for (const kind of ['pages', 'content'])
    for (const domain of ['one.example', 'gone.example']) write(`${kind}/${domain}/a/file`, 1);
  const left = () => ['pages/gone.example', 'content/gone.example', 'pages/one.example'].map(isThere);
  await limitOf(100).sweep();
  expect(left()).toEqual([true, true, true]);
  await limitOf(100, { domains: new Set(['one.example']), objects: new Set() }).sweep();
  expect(left()).toEqual([false, false, true]);
});

const page: ShelvedPage = {
  file: { encodings: { identity: Buffer.from('page') }, type: 'text/html', etag: '"1"' },
  at: 1,
  isPartial: false,
};

it('counts a page as used when it is read, and keeps it again after its folder is gone', async () => {
  let wrote = 0;
  const shelf = createPageShelf(join(folder, 'pages'), (bytes) => (wrote += bytes));
  await shelf.write('one.example', 'a', 'index.html', page);
  expect(wrote).toBeGreaterThan(4);
  const [name = ''] = readdirSync(join(folder, 'pages/one.example/a'));
  const file = join(folder, 'pages/one.example/a', name);
  const past = new Date(Date.now() - 3_600_000);
  utimesSync(file, past, past);
  expect(await shelf.read('one.example', 'a', 'index.html')).toBeDefined();
  await expect.poll(() => Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
  rmSync(join(folder, 'pages/one.example'), { recursive: true });
  await shelf.write('one.example', 'a', 'index.html', page);
  expect(await shelf.read('one.example', 'a', 'index.html')).toBeDefined();
});

it('counts an object as used when it is read from the disk', async () => {
  const body = Buffer.from('object');
  const store = createFolderStore(join(folder, 'store'));
  const key = keyOf(nameOf(body));
  await store.write(key, body);
  await keptObjects(store, folder).read(key);
  const past = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, key), past, past);
  await keptObjects(store, folder).read(key);
  await expect.poll(() => Date.now() - statSync(join(folder, key)).mtimeMs).toBeLessThan(60_000);
});
