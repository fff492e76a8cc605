import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { widgetWeights } from '../../scripts/bench/sizes';
import { codeBuildAt } from '../../scripts/build/buildCode';
import type { ChunkMap } from '../../scripts/build/chunkMap';
import { openAtRest } from './atRest';
import { drawnSites } from './drawn';
import { onlyForSigns } from './onlyForSigns';
import { addressOf, ask, demoSites } from './sites';

const dist = join(import.meta.dirname, '../../dist');
const kilobyte = 1000;

/** The chunks of the build that serves a site, found by its entry, because an earlier build may stand beside it. */
async function chunkMap(domain: string): Promise<ChunkMap> {
  const { body } = await ask(domain, '/');
  const maps = await Promise.all(
    (await readdir(join(dist, 'code'))).map((id) =>
      readFile(codeBuildAt(dist, id).chunks, 'utf8').then(
        (text) => JSON.parse(text) as ChunkMap,
        () => undefined,
      ),
    ),
  );
  const map = maps.find((candidate) => candidate && Object.values(candidate.entries).some((entry) => body.includes(`<script type="module" src="/${entry}">`)));
  if (!map) throw new Error('The server runs on a build that no longer stands in dist/code.');
  return map;
}

/** Names of the hashed files a first visit asks for, until nothing more comes. */
async function loadedAssets(page: Page, domain: string): Promise<string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) names.push(pathname.slice('/assets/'.length));
  });
  // What waits for a sign of life is no part of the first load.
  await onlyForSigns(page);
  await openAtRest(page, addressOf(domain));
  return [...new Set(names)];
}

async function brotliSize(name: string): Promise<number> {
  return (await readFile(join(dist, 'assets', `${name}.br`)).catch(() => readFile(join(dist, 'assets', name)))).length;
}

for (const { domain, template, browser } of drawnSites) {
  test.describe(domain, () => {
    test.use({ locale: browser });

    test(`[CARD-2] ${domain} loads the chunks of its own template and widgets only`, async ({ page }) => {
      const { modules, copies } = await chunkMap(domain);
      const loaded = await loadedAssets(page, domain);
      const payload = JSON.parse((await page.locator('#livery').textContent()) ?? '{}') as {
        page: { layout: string; regions: unknown };
        site: { layouts: Record<string, unknown> };
      };
      const trees = JSON.stringify([payload.page.regions, payload.site.layouts[payload.page.layout]]);
      const used = new Set([...trees.matchAll(/"type":"([a-z0-9-]+)"/g)].map(([, type]) => type));
      const isLoaded = (file: string) => loaded.includes(file.replace('assets/', ''));
      const loadedOf = (of: Readonly<Record<string, string>>) => Object.entries(of).flatMap(([source, file]) => (isLoaded(file) ? [source] : []));
      const own = loadedOf(copies[template] ?? {});
      expect(own.length).toBeGreaterThan(0);
      // A file in widgets/ itself is of no type: it is there because a widget imports it.
      const types = own.flatMap((source) => /^widgets\/([^/]+)\//.exec(source)?.[1] ?? []);
      expect(types.filter((type) => !used.has(type))).toEqual([]);
      const others = Object.keys(copies).filter((name) => name !== template);
      expect(
        others.filter((name) => loadedOf(copies[name] ?? {}).length > 0),
        'copies of other templates',
      ).toEqual([]);
      const foreign = loadedOf(modules).filter((source) =>
        source.startsWith('templates/') ? !source.startsWith(`templates/${template}/`) : source.startsWith('widgets/'),
      );
      expect(foreign, 'what no copy is of').toEqual([]);
      expect(isLoaded(modules[`templates/${template}/index.ts`] ?? '')).toBe(true);
      expect(isLoaded(modules['modules.ts'] ?? ''), 'the table of all modules waits for another page').toBe(false);
      expect(
        loaded.filter((name) => name.endsWith('.css')),
        'inlined sheets are not loaded again',
      ).toEqual([]);
    });

    test(`the guest home of ${domain} costs at most 130 kB of script, of which 30 kB are our own`, async ({ page }) => {
      const loaded = (await loadedAssets(page, domain)).filter((name) => name.endsWith('.js'));
      const sizes = await Promise.all(loaded.map(async (name) => ({ name, size: await brotliSize(name) })));
      const sum = (rows: typeof sizes) => rows.reduce((total, { size }) => total + size, 0);
      const own = sizes.filter(({ name }) => !/^(?:foundation|rolldown-runtime|vendor)/.test(name));
      test.info().annotations.push({
        type: 'script',
        description: `${sum(sizes)} bytes brotli, own ${sum(own)}: ${sizes.map(({ name, size }) => `${name} ${size}`).join(', ')}`,
      });
      expect(sum(sizes)).toBeLessThanOrEqual(130 * kilobyte);
      expect(sum(own)).toBeLessThanOrEqual(30 * kilobyte);
    });

    test(`[LAYOUT-2] the style of ${template} with its frame costs at most 12 kB`, async () => {
      const { chunks, entries } = await chunkMap(domain);
      const sheets = chunks[entries[template] ?? '']?.css ?? [];
      const sizes = await Promise.all(sheets.map((file) => brotliSize(file.replace('assets/', ''))));
      expect(sheets.length).toBeGreaterThan(0);
      expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(12 * kilobyte);
    });
  });
}

test('the inline style of each home stays small enough for the first packets', async () => {
  for (const { domain } of demoSites) {
    const style = /<style data-sheets="[^"]*">(.*?)<\/style>/s.exec((await ask(domain, '/')).body.toString())?.[1] ?? '';
    expect(style.length).toBeGreaterThan(0);
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(24 * kilobyte);
  }
});

test('[CARD-2] every widget has a weight of its own, and `npm run bench -- size` shows it', async () => {
  const types = (await readdir(join(dist, '../widgets'), { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const weights = await widgetWeights({ assets: join(dist, 'assets') }, await chunkMap('lucky-harbor.example'));
  expect(weights.map(({ name }) => name)).toEqual(types.sort());
  expect(weights.filter(({ own }) => !(own > 0)).map(({ name }) => name)).toEqual([]);
});
