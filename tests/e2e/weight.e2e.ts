import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { brotliSize, chunksBehind, kilobyte } from './builtChunks';
import { onlyOnInteraction } from './onlyOnInteraction';
import { addressOf, ask, demoSites } from './sites';

/** Names of the hashed files a first visit asks for, until nothing more comes. */
async function loadedAssets(page: Page, domain: string): Promise<string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) names.push(pathname.slice('/assets/'.length));
  });
  // What waits for the first user interaction is no part of the first load.
  await onlyOnInteraction(page);
  await openIdle(page, addressOf(domain));
  return [...new Set(names)];
}

for (const { domain, template, browser } of demoSites) {
  test.describe(domain, () => {
    test.use({ locale: browser });

    test(`[CARD-2] the guest home of ${domain} loads chunks of its own template and widgets only: at most 132 kB of script, of which 34 kB are our own`, async ({
      page,
    }) => {
      const html = (await ask(domain, '/')).body.toString();
      const { modules, copies } = await chunksBehind(html);
      const linked = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]*)"/g)].map(([, name]) => name);
      const loaded = await loadedAssets(page, domain);
      const payload = JSON.parse(/<script type="application\/json" id="livery">([^<]*)</.exec(html)?.[1] ?? '{}') as {
        page: { layout: string; regions: unknown };
        site: { layouts: Record<string, unknown> };
      };
      const trees = JSON.stringify([payload.page.regions, payload.site.layouts[payload.page.layout]]);
      const used = new Set([...trees.matchAll(/"type":"([a-z0-9-]+)"/g)].map(([, type]) => type));
      const isLoaded = (file: string) => loaded.includes(file.replace('assets/', ''));
      const loadedOf = (of: Readonly<Record<string, string>>) =>
        Object.entries(of).flatMap(([source, file]) => (isLoaded(file) ? [source] : []));
      const own = loadedOf(copies[template] ?? {});
      expect(own.length).toBeGreaterThan(0);
      // A file in widgets/ itself is of no type: it is there because a widget imports it.
      const types = own.flatMap((source) => /^(?:templates\/\w+\/)?widgets\/([^/]+)\//.exec(source)?.[1] ?? []);
      expect(types.filter((type) => !used.has(type))).toEqual([]);
      const others = Object.keys(copies).filter((name) => name !== template);
      expect(
        others.filter((name) => loadedOf(copies[name] ?? {}).length > 0),
        'copies of other templates',
      ).toEqual([]);
      const foreign = loadedOf(modules).filter((source) =>
        source.startsWith('templates/')
          ? !(source.startsWith(`templates/${template}/`) && !source.includes('/widgets/'))
          : source.startsWith('widgets/'),
      );
      expect(foreign, 'what no copy is of').toEqual([]);
      expect(isLoaded(modules[`templates/${template}/index.ts`] ?? '')).toBe(true);
      expect(isLoaded(modules['modules.ts'] ?? ''), 'the table of all modules waits for another page').toBe(false);
      expect(
        loaded.filter((name) => name.endsWith('.css')),
        'the sheets that the document links, and none that those hold',
      ).toEqual([...new Set(linked)]);

      const scripts = loaded.filter((name) => name.endsWith('.js'));
      const sizes = await Promise.all(scripts.map(async (name) => ({ name, size: await brotliSize(name) })));
      const sum = (rows: typeof sizes) => rows.reduce((total, { size }) => total + size, 0);
      const ours = sizes.filter(({ name }) => !/^(?:foundation|rolldown-runtime|vendor)/.test(name));
      test.info().annotations.push({
        type: 'script',
        description: `${sum(sizes)} bytes brotli, own ${sum(ours)}: ${sizes.map(({ name, size }) => `${name} ${size}`).join(', ')}`,
      });
      expect(sum(sizes)).toBeLessThanOrEqual(132 * kilobyte);
      expect(sum(ours)).toBeLessThanOrEqual(34 * kilobyte);
    });
  });
}
