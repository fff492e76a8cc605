import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPageShelf } from './pageShelf';
import { createPages, type Pages } from './pages';
import type { MadeFile } from './threadWork';

let folder: string;
let renders: string[];
let faults: string[];
let answer: () => Promise<MadeFile | undefined>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-pages-'));
  renders = [];
  faults = [];
  answer = () => Promise.resolve(made('first'));
});
// What is still being written makes the folder full again while it is emptied.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const made = (text: string, isPartial = false): MadeFile => ({
  type: 'text/html',
  etag: `"${text}"`,
  identity: Buffer.from(text),
  br: Buffer.from(`br ${text}`),
  isPartial,
});

function pagesOf({ freshMs = 60_000, patienceMs = 50, place = folder } = {}): Pages {
  return createPages({
    shelf: createPageShelf(place),
    render: {
      file: ({ version }, path) => {
        renders.push(`${version} ${path}`);
        return answer();
      },
    },
    freshMs,
    patienceMs,
    maxBytes: 1_000_000,
    onFault: (what, reason) => void faults.push(`${what}: ${reason}`),
    onRender: () => undefined,
  });
}

const site = (version: string) => ({ domain: 'one.example', version, packed: new Uint8Array() });
const textOf = async (pages: Pages, version: string, path = 'index.html') => {
  const { origin, file } = await pages.find(site(version), path);
  return [origin, file?.encodings.identity.toString()];
};

it('renders a page once for a thousand requests, and reads it from the disk after a restart', async () => {
  const pages = pagesOf();
  const found = await Promise.all(Array.from({ length: 1000 }, () => textOf(pages, 'a')));
  expect(new Set(found.map(String))).toEqual(new Set(['render,first']));
  expect(await textOf(pages, 'a')).toEqual(['memory', 'first']);
  expect(await textOf(pagesOf(), 'a')).toEqual(['disk', 'first']);
  expect(renders).toEqual(['a index.html']);
});

it('sends an older page while it renders a newer one, and never puts one that lacks something in its place', async () => {
  const pages = pagesOf({ freshMs: 0 });
  await textOf(pages, 'a');
  let rendered = 0;
  const later = createPages({
    shelf: createPageShelf(folder),
    render: { file: () => Promise.resolve(made('partial', true)) },
    freshMs: 0,
    patienceMs: 50,
    maxBytes: 1_000_000,
    onFault: () => undefined,
    onRender: () => void (rendered += 1),
  });
  expect(await textOf(later, 'a')).toEqual(['stale', 'first']);
  await expect.poll(() => rendered).toBe(1);
  expect(await textOf(later, 'a')).toEqual(['stale', 'first']);
  expect(await textOf(pagesOf(), 'a')).toEqual(['disk', 'first']);
});

it('sends the page of the state before where the new one cannot be rendered, or not soon', async () => {
  await textOf(pagesOf(), 'a');
  answer = () => Promise.reject(new Error('A widget throws.'));
  expect(await textOf(pagesOf(), 'b')).toEqual(['last-good', 'first']);
  expect(faults).toEqual(['render: A widget throws.']);
  let give: (file: MadeFile) => void = () => undefined;
  answer = () => new Promise((done) => (give = done));
  const pages = pagesOf();
  expect(await textOf(pages, 'b')).toEqual(['last-good', 'first']);
  give(made('second'));
  await expect.poll(() => textOf(pages, 'b')).toEqual(['memory', 'second']);
  await expect.poll(() => textOf(pagesOf(), 'b')).toEqual(['disk', 'second']);
});

it('says of a page that stands in for another that it is of passing use, and of no other', async () => {
  const passing = async (pages: Pages, version: string, path = 'index.html') => {
    const { origin, isPassing = false } = await pages.find(site(version), path);
    return [origin, isPassing];
  };
  expect(await passing(pagesOf(), 'a')).toEqual(['render', false]);
  const pages = pagesOf({ freshMs: 0 });
  expect(await passing(pages, 'a')).toEqual(['stale', true]);
  expect(await passing(pagesOf(), 'a')).toEqual(['disk', false]);
  answer = () => Promise.reject(new Error('A widget throws.'));
  expect(await passing(pagesOf(), 'b')).toEqual(['last-good', true]);
  answer = () => Promise.resolve(made('partial', true));
  const others = pagesOf();
  expect(await passing(others, 'a', 'about.html')).toEqual(['render', true]);
  expect(await passing(others, 'a', 'about.html')).toEqual(['stale', true]);
});

it('says so where a page was never rendered and cannot be', async () => {
  answer = () => Promise.reject(new Error('A widget throws.'));
  await expect(textOf(pagesOf(), 'a')).rejects.toThrow('A widget throws.');
  answer = () => Promise.resolve(undefined);
  expect(await textOf(pagesOf(), 'a', 'none.html')).toEqual(['none', undefined]);
});

it('tries a page that cannot be made once in five seconds, however many ask for it, and tells it once', async () => {
  await textOf(pagesOf(), 'a');
  renders = [];
  answer = () => Promise.reject(new Error('A widget throws.'));
  const pages = pagesOf();
  const lastGood = await Promise.all(Array.from({ length: 100 }, () => textOf(pages, 'b')));
  expect(new Set(lastGood.map(String))).toEqual(new Set(['last-good,first']));
  expect(await textOf(pages, 'b')).toEqual(['last-good', 'first']);
  for (let asked = 0; asked < 3; asked += 1)
    await expect(textOf(pages, 'b', 'new.html')).rejects.toThrow('A widget throws.');
  expect(renders).toEqual(['b index.html', 'b new.html']);
  expect(faults).toEqual(['render: A widget throws.']);
  const since = performance.now();
  const passed = vi.spyOn(performance, 'now').mockImplementation(() => since + 6_000);
  onTestFinished(() => passed.mockRestore());
  answer = () => Promise.resolve(made('mended'));
  // What keeps failures asks for the time once in a millisecond, so that the new time may not be known at once.
  await expect.poll(() => textOf(pages, 'b', 'new.html').catch(String)).toEqual(['render', 'mended']);
  expect(await textOf(pages, 'b')).toEqual(['render', 'mended']);
});

it('renders a page again whose file has other bytes than were written, wherever they stand', async () => {
  await textOf(pagesOf(), 'a');
  const [name = ''] = readdirSync(join(folder, 'one.example/a'));
  const file = join(folder, 'one.example/a', name);
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) === 0 ? 1 : 0;
    writeFileSync(file, damaged);
    expect(await createPageShelf(folder).read('one.example', 'a', 'index.html')).toBeUndefined();
  }
  expect(await textOf(pagesOf(), 'a')).toEqual(['render', 'first']);
  expect(await textOf(pagesOf(), 'a')).toEqual(['disk', 'first']);
});

it('renders a page again that is of a time to come, as the clock was set back since', async () => {
  const time = vi.spyOn(Date, 'now');
  onTestFinished(() => time.mockRestore());
  const now = Date.UTC(2026, 10, 29, 12);
  time.mockReturnValue(now);
  const pages = pagesOf();
  await textOf(pages, 'a');
  time.mockReturnValue(now - 10 * 60_000);
  answer = () => Promise.resolve(made('second'));
  expect(await textOf(pagesOf(), 'a')).toEqual(['stale', 'first']);
  await expect.poll(() => textOf(pagesOf(), 'a')).toEqual(['disk', 'second']);
  // A server that runs on waits for its next try as long as ever.
  const tries = renders.length;
  expect(await textOf(pages, 'a')).toEqual(['stale', 'first']);
  expect(renders.length).toBe(tries);
  const since = performance.now();
  const passed = vi.spyOn(performance, 'now').mockImplementation(() => since + 6_000);
  onTestFinished(() => passed.mockRestore());
  expect(await textOf(pages, 'a')).toEqual(['stale', 'first']);
  await expect.poll(() => textOf(pages, 'a')).toEqual(['memory', 'second']);
});

it('renders a page again whose file is cut off, and keeps four states of a site', async () => {
  await textOf(pagesOf(), 'a');
  const [name = ''] = readdirSync(join(folder, 'one.example/a'));
  writeFileSync(join(folder, 'one.example/a', name), 'cut');
  expect(await textOf(pagesOf(), 'a')).toEqual(['render', 'first']);
  const pages = pagesOf();
  for (const version of ['b', 'c', 'd', 'e', 'f']) await textOf(pages, version);
  expect(readdirSync(join(folder, 'one.example')).length).toBeLessThanOrEqual(4);
  expect(readdirSync(join(folder, 'one.example'))).toContain('f');
});

it('serves from memory where the disk is full', async ({ skip }) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    return skip('This needs a user who may mount a small disk.');
  }
  try {
    answer = () => Promise.resolve(made('x'.repeat(60_000)));
    const pages = pagesOf({ place: disk });
    expect((await textOf(pages, 'a'))[0]).toBe('render');
    expect((await textOf(pages, 'a'))[0]).toBe('memory');
    expect(faults).toEqual([expect.stringMatching(/^disk: ENOSPC/)]);
  } finally {
    execFileSync('umount', [disk]);
  }
});
