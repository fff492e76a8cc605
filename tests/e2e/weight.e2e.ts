import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { codeBuildAt } from '../../scripts/build/buildCode';
import type { ChunkMap } from '../../scripts/build/chunkMap';
import { filesOf } from '../../scripts/build/chunks';
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
  const map = maps.find((candidate) => candidate && body.includes(`<script type="module" src="/${candidate.entry}">`));
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
  await page.goto(addressOf(domain));
  await page.waitForLoadState('networkidle');
  return [...new Set(names)];
}

async function brotliSize(name: string): Promise<number> {
  return (await readFile(join(dist, 'assets', `${name}.br`)).catch(() => readFile(join(dist, 'assets', name)))).length;
}

for (const { domain, template, browser } of demoSites) {
  test.describe(domain, () => {
    test.use({ locale: browser });

    test(`[CARD-2] ${domain} loads the chunks of its own template and widgets only`, async ({ page }) => {
      const { modules } = await chunkMap(domain);
      const loaded = await loadedAssets(page, domain);
      const payload = JSON.parse((await page.locator('#livery').textContent()) ?? '{}') as {
        page: { layout: string; regions: unknown };
        site: { layouts: Record<string, unknown> };
      };
      const trees = JSON.stringify([payload.page.regions, payload.site.layouts[payload.page.layout]]);
      const used = new Set([...trees.matchAll(/"type":"([a-z0-9-]+)"/g)].map(([, type]) => type));
      const isLoaded = (file: string) => loaded.includes(file.replace('assets/', ''));
      const foreign = Object.entries(modules).filter(([source, file]) => {
        const [, folder, name = ''] = /^(widgets|templates)\/([^/]+)\/.*\.tsx?$/.exec(source) ?? [];
        // Which widgets there are is known to every page; what they are made of is not.
        if (folder === undefined || /^widgets\/[^/]+\/(?:index|variants|gamesRequest)\.ts$/.test(source) || !isLoaded(file)) return false;
        return folder === 'templates' ? name !== template : !used.has(name);
      });
      expect(foreign.map(([source]) => source)).toEqual([]);
      expect(isLoaded(modules[`templates/${template}/index.ts`] ?? '')).toBe(true);
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

    test(`[LAYOUT-2] the style of ${template} costs at most 12 kB`, async () => {
      const map = await chunkMap(domain);
      const common = new Set(filesOf(map, []).styles);
      const own = filesOf(map, [`templates/${template}/index.ts`]).styles.filter((address) => !common.has(address));
      const sizes = await Promise.all(own.map((address) => brotliSize(address.replace('/assets/', ''))));
      expect(own.length).toBeGreaterThan(0);
      expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(12 * kilobyte);
    });
  });
}

test('the inline style of each home stays small enough for the first packets', async () => {
  for (const { domain } of demoSites) {
    const style = /<style>(.*?)<\/style>/s.exec((await ask(domain, '/')).body.toString())?.[1] ?? '';
    expect(style.length).toBeGreaterThan(0);
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(24 * kilobyte);
  }
});
