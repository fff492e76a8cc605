import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createContentReader, pagePayload, renderPage } from '../../prerender';
import { textPlaces } from '../../scripts/build/textPlaces';
import { loadBundles } from '../../scripts/config/readConfigs';
import { createSnapshotSource } from '../../scripts/prerender/contentSource';
import { createSandbox } from '../../scripts/sandbox/index';
import { injectedFetch } from '../../scripts/serve/injectedFetch';
import { drawSeed } from '../../scripts/test/drawSeed';
import { shareOf } from '../sampling';

const root = process.cwd();
const bundles = [...loadBundles(root).bundles.values()];
const all = bundles.flatMap((bundle) => Object.values(bundle.pages).map((page) => ({ bundle, page })));
/** The part of the pages that a run renders; the nightly renders them all. */
const sampledPages = shareOf(all, Number(process.env['MIXED_SHARE'] ?? 0.004), {
  seed: drawSeed(),
  keyOf: ({ bundle, page }) => `${bundle.site.domain} ${page.name}`,
});

let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 'livery', sites: bundles.map(({ site }) => site) });
  await sandbox.ready();
});
afterAll(() => sandbox.close());

it('[I18N-1] a page says the same with the texts of its own widgets and variants as with those of all', async () => {
  const places = await textPlaces(root);
  let spared = 0;
  for (const { bundle, page } of sampledPages) {
    const { site } = bundle;
    const locale = site.locales.enabled.find(({ prefix }) => prefix === '') ?? expect.unreachable();
    const content = createSnapshotSource(createContentReader(site, injectedFetch(sandbox)));
    const payload = { site, build: 'test', release: 'test', ...(await pagePayload(bundle, page, locale, content)) };
    const { messages } = await pagePayload(bundle, page, locale, content, places);
    const [whole, own] = [await renderPage(payload, page.path), await renderPage({ ...payload, messages }, page.path)];
    expect(own.html === whole.html, `${site.domain} ${page.name}`).toBe(true);
    spared += JSON.stringify(payload.messages).length - JSON.stringify(messages).length;
  }
  expect(spared).toBeGreaterThan(0);
});
