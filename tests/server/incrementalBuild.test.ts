import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCode, type CodeBuild } from '../../scripts/build/buildCode';
import { publish, type Publication } from '../../scripts/build/publish';
import { writeDelivery } from '../../scripts/deliver/writeDelivery';
import { loadBundles } from '../../scripts/config/readConfigs';
import { noContent } from '../../scripts/connect/contentKind';
import { loadKit } from '../../scripts/prerender/kit';
import { injectedFetch } from '../../scripts/serve/injectedFetch';
import { root } from './running';

const domains = ['fiesta-bola.example', 'lucky-harbor.example'];
const all = loadBundles(root).bundles;
const bundles = domains.flatMap((domain) => all.get(domain) ?? []);
let dist = '';
let code: CodeBuild;
let loads = 0;
const nobody = fastify();
const api = injectedFetch(nobody);

beforeAll(async () => {
  await nobody.register(noContent);
  await nobody.ready();
  dist = await mkdtemp(join(tmpdir(), 'livery-build-'));
  code = await buildCode(root, join(root, 'dist'));
}, 600_000);
afterAll(() => rm(dist, { recursive: true }));

const build = (changes: Partial<Publication> = {}) =>
  publish({
    bundles,
    code: code.id,
    kit: () => {
      loads += 1;
      return loadKit(code);
    },
    dist,
    siteRoot: (domain) => join(root, 'site-configs', 'sites', domain),
    api,
    content: 'none',
    isMoving: false,
    selection: { pages: ['home'], locales: ['default'] },
    ...changes,
  });

/** Every file below the folder, with when it was written. */
async function written(): Promise<Readonly<Record<string, number>>> {
  const found = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(found.map(async (file) => [file.slice(dist.length), (await stat(file)).mtimeMs] as const)),
  );
}

const changedIn = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file]);

test('a second build writes nothing and loads no code; one changed site writes its own files; a wider one keeps what stands', async () => {
  const first = await build();
  expect(first.map(({ files }) => files > 20)).toEqual([true, true]);
  const before = await written();
  expect(Object.keys(before).filter((file) => /\/(?:slots|php)/.test(file))).toEqual([]);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(
      [
        'index.html',
        '404.html',
        'favicon.ico',
        'apple-touch-icon.png',
        'icons/maskable-512.png',
        'service-worker.js',
      ].map((file) => `/sites/lucky-harbor.example/${file}`),
    ),
  );
  loads = 0;
  expect((await build()).map(({ files }) => files)).toEqual([0, 0]);
  expect([loads, changedIn(before, await written())]).toEqual([0, []]);

  const renamed = bundles.map((bundle) =>
    bundle.site.domain === 'lucky-harbor.example'
      ? { ...bundle, site: { ...bundle.site, name: 'Lucky Haven' } }
      : bundle,
  );
  await build({ bundles: renamed });
  const changed = changedIn(before, await written());
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.filter((file) => !file.includes('lucky-harbor.example'))).toEqual([]);
  expect(changed.filter((file) => file.includes('/brand/'))).toEqual([]);

  const narrow = await written();
  await build({ bundles: renamed, selection: { pages: ['home', 'about'], locales: ['default'] } });
  // The policy for all pages lets the styles of the new ones in.
  expect(changedIn(narrow, await written()).filter((file) => !/about|\.cache|_headers$/.test(file))).toEqual([]);
});

test('what web servers read is written once', async () => {
  const sites = bundles.map(({ site }) => ({ site, headers: {}, embedHeaders: {} }));
  await writeDelivery(sites, dist);
  const before = await written();
  await writeDelivery(sites, dist);
  expect(changedIn(before, await written())).toEqual([]);
});
