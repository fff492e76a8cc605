import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { RenderedSite } from '../prerender/release';
import { readStamp, siteFolder, writeSite, type WrittenState } from './writeSite';

const site = testSite();
const state: WrittenState = { content: 'none', selection: '', brand: 'b' };
let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'livery-write-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** A site of texts; a text is its own name. */
function siteOf(files: Readonly<Record<string, string>>): RenderedSite & { readonly made: string[] } {
  const made: string[] = [];
  return {
    made,
    site,
    release: 'r1',
    headers: {},
    embedHeaders: {},
    paths: () => Promise.resolve(Object.keys(files)),
    nameOf: (path) => Promise.resolve(files[path] ?? ''),
    icon: () => Promise.reject(new Error('no icon')),
    file: (path) => {
      made.push(path);
      const identity = Buffer.from(files[path] ?? '');
      return Promise.resolve({
        encodings: { identity, ...(path.endsWith('.html') ? { br: Buffer.from('br') } : {}) },
        type: 'text/plain',
        etag: '""',
      });
    },
  };
}

const standing = async () => (await readdir(siteFolder(dist, site.domain), { recursive: true })).sort();

it('writes what has changed, and nothing where nothing has', async () => {
  expect(await writeSite(siteOf({ 'index.html': 'one', 'php/index.html': 'two' }), dist, state)).toBe(2);
  const before = await stat(join(siteFolder(dist, site.domain), 'index.html'));
  const same = siteOf({ 'index.html': 'one', 'php/index.html': 'two' });
  expect([await writeSite(same, dist, state), same.made]).toEqual([0, []]);
  const next = siteOf({ 'index.html': 'one', 'php/index.html': 'three' });
  expect([await writeSite(next, dist, state), next.made]).toEqual([1, ['php/index.html']]);
  expect((await stat(join(siteFolder(dist, site.domain), 'index.html'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(join(siteFolder(dist, site.domain), 'php/index.html'), 'utf8')).toBe('three');
});

it('removes what is no longer of the site, with its compressed forms', async () => {
  await writeSite(siteOf({ 'index.html': 'one', 'about.html': 'two' }), dist, state);
  expect(await writeSite(siteOf({ 'index.html': 'one' }), dist, state)).toBe(1);
  expect(await standing()).toEqual(['index.html', 'index.html.br']);
});

it('leaves out what is not wanted', async () => {
  await writeSite(
    siteOf({ 'index.html': 'one', 'about.html': 'two' }),
    dist,
    { ...state, selection: 'pages home' },
    { leftOut: new Set(['about.html']) },
  );
  expect(await standing()).toEqual(['index.html', 'index.html.br']);
});

it('writes all of a site whose stamp is missing, as after a build that was killed, and of one with content from elsewhere', async () => {
  await writeSite(siteOf({ 'index.html': 'one' }), dist, state);
  await writeFile(join(siteFolder(dist, site.domain), 'stray.html'), '');
  await rm(join(dist, '.cache'), { recursive: true });
  expect(await writeSite(siteOf({ 'index.html': 'one' }), dist, state)).toBe(1);
  expect(await standing()).toEqual(['index.html', 'index.html.br']);
  expect(
    await writeSite(siteOf({ 'index.html': 'one' }), dist, { ...state, content: 'platform https://other.example' }),
  ).toBe(1);
});

it('a build that fails on the way leaves no stamp', async () => {
  await writeSite(siteOf({ 'index.html': 'one' }), dist, state);
  const broken = { ...siteOf({ 'index.html': 'two' }), file: () => Promise.reject(new Error('The disk is full.')) };
  await expect(writeSite(broken, dist, state)).rejects.toThrow('The disk is full.');
  expect(await readStamp(dist, site.domain)).toBeUndefined();
});
