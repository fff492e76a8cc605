import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { widgetWeights } from '../../scripts/bench/sizes';
import type { ChunkMap } from '../../scripts/build/builtChunks';
import { brotliSize, chunksBehind, dist, kilobyte } from '../e2e/builtChunks';
import { demoSites } from '../e2e/sites';
import { runServer } from './running';

const { ask } = runServer();

const homeOf = async (domain: string) => (await ask(domain, '/')).body.toString();
const chunks = async (): Promise<ChunkMap> => chunksBehind(await homeOf('lucky-harbor.example'));

test('the style of each template with its layout costs at most 12 kB', async () => {
  const { chunks: built, entries } = await chunks();
  const weights = await Promise.all(
    Object.entries(entries).map(async ([template, entry]) => {
      const sizes = await Promise.all((built[entry]?.css ?? []).map((file) => brotliSize(file.replace('assets/', ''))));
      return [template, sizes.reduce((total, size) => total + size, 0)] as const;
    }),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(([, size]) => size === 0 || size > 12 * kilobyte)).toEqual([]);
});

test('the first screen of each home costs at most 14 kB with its style, and what follows waits for all other sheets', async () => {
  for (const { domain } of demoSites) {
    const html = await homeOf(domain);
    const style = /<style data-first>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style, domain).toContain('body.');
    const links = [...html.matchAll(/<link rel="stylesheet" href="[^"]*"/g)];
    const [first] = links;
    expect(brotliCompressSync(html.slice(0, first?.index)).length, domain).toBeLessThanOrEqual(14 * kilobyte);
    // The second half stands behind the page, for when the application takes the first away.
    expect(links.slice(0, links.length / 2).map(String), domain).toEqual(links.slice(links.length / 2).map(String));
    expect(html.indexOf('<link rel="stylesheet"', html.indexOf('<i hidden></i>')), domain).toBe(
      links[links.length / 2]?.index,
    );
    expect(html.match(/<style/g), domain).toHaveLength(1);
  }
});

test('the JSON of each home stands after its content, names no sheet that the document links, and costs at most 20 kB', async () => {
  for (const { domain } of demoSites) {
    const html = await homeOf(domain);
    const json = /<script type="application\/json" id="livery">(.*?)<\/script><\/body>/s.exec(html)?.[1] ?? '';
    expect((JSON.parse(json) as { readonly styles: unknown }).styles).toEqual([]);
    expect(html.indexOf(json)).toBeGreaterThan(html.indexOf('</main>'));
    expect(brotliCompressSync(json).length).toBeLessThanOrEqual(20 * kilobyte);
  }
});

test('[CARD-2] the script that each guest home shows with at 1280 px costs at most 132 kB, of which 34 kB are our own', async () => {
  const heavy = [];
  for (const { domain, template } of demoSites) {
    const html = await homeOf(domain);
    const named = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name);
    const json = /<script type="application\/json" id="livery">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { site } = JSON.parse(json) as { readonly site: { readonly breakpoints: Readonly<Record<string, number>> } };
    const { copies } = await chunksBehind(html);
    const framed = Object.values(copies[template] ?? {})
      .map((file) => file.replace('assets/', ''))
      .filter((name) => {
        const [, side, breakpoint = ''] = /^(?:layout|home)-template\d+-(from|below)-(\w+)-.{7}\.js$/.exec(name) ?? [];
        return side !== undefined && (side === 'from') === (site.breakpoints[breakpoint] ?? 0) <= 1280;
      });
    const sizes = await Promise.all(
      [...new Set([...named, ...framed])].map(async (name) => ({ name, size: await brotliSize(name) })),
    );
    const sum = (rows: typeof sizes) => rows.reduce((total, { size }) => total + size, 0);
    const all = sum(sizes);
    const own = sum(sizes.filter(({ name }) => !/^(?:foundation|rolldown-runtime|vendor)/.test(name)));
    expect(own, `${domain} names its scripts`).toBeGreaterThan(25 * kilobyte);
    if (all > 132 * kilobyte || own > 34 * kilobyte) heavy.push(`${domain}: ${all} bytes, own ${own}`);
  }
  expect(heavy).toEqual([]);
});

test('[CARD-2] every widget has a weight of its own, and `npm run bench -- size` shows it', async () => {
  const types = (await readdir(join(dist, '../widgets'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const weights = await widgetWeights({ assets: join(dist, 'assets') }, await chunks());
  expect(weights.map(({ name }) => name)).toEqual(types.sort());
  expect(weights.filter(({ own }) => !(own > 0)).map(({ name }) => name)).toEqual([]);
});
