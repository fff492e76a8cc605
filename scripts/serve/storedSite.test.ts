import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { SiteSource } from '../build/siteSource';
import { createStoredSite } from './storedSite';

let folder = '';
let source: SiteSource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-stored-'));
  await mkdir(join(folder, 'sites/a.example'), { recursive: true });
  await writeFile(join(folder, 'secret.html'), 'secret');
  await writeFile(join(folder, 'sites/a.example/index.html'), 'home');
  await writeFile(join(folder, 'sites/a.example/index.html.br'), 'packed');
  source = createStoredSite(join(folder, 'sites/a.example'), join(folder, 'own'), {
    site: testSite(),
    release: 'one',
    headers: {},
    embedHeaders: {},
  });
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

it('returns a file with its packed forms, its type and a tag of its content', async () => {
  const file = await source.file('index.html');
  expect(file).toMatchObject({
    encodings: { identity: Buffer.from('home'), br: Buffer.from('packed') },
    type: 'text/html; charset=utf-8',
  });
  expect(file?.etag).toMatch(/^"[0-9a-f]{16}"$/);
  expect(await source.file('index.html')).toBe(file);
});

it.each(['../../secret.html', './index.html', 'a/../../../secret.html', 'none.html'])(
  'returns nothing for %s',
  async (path) => {
    expect(await source.file(path)).toBeUndefined();
  },
);
