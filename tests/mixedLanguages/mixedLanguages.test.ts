import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { localeCodes, type CompiledBundle, type CompiledLocale, type CompiledPage } from '../../engine/config/compiled';
import { loadBundles } from '../../scripts/config/readConfigs';
import { createSnapshotSource } from '../../scripts/prerender/contentSource';
import { createSandbox } from '../../scripts/sandbox/index';
import { injectedFetch } from '../../scripts/serve/injectedFetch';
import { createContentReader, pagePayload, renderPage } from '../../prerender';
import { folderTexts } from '../../scripts/words/texts';
import { drawSeed } from '../../scripts/test/drawSeed';
import { shareOf } from '../sampling';
import { foreignTexts } from './foreignTexts';
import { knownNames, namesIn, sandboxNames } from './knownNames';
import { pageWords } from './pageTexts';

const root = process.cwd();
const bundles = [...loadBundles(root).bundles.values()];

/** A page of a site in one of its languages. */
interface Spoken {
  readonly bundle: CompiledBundle;
  readonly locale: CompiledLocale;
  readonly page: CompiledPage;
}
const groupOf = ({ bundle, locale }: Pick<Spoken, 'bundle' | 'locale'>) => `${bundle.site.domain} in ${locale.code}`;
const all = bundles.flatMap((bundle) =>
  bundle.site.locales.enabled.flatMap((locale) =>
    Object.values(bundle.pages).map((page): Spoken => ({ bundle, locale, page })),
  ),
);
/** The part of the pages that a run renders; the nightly renders them all. Each language is among them. */
const share = Number(process.env['MIXED_SHARE'] ?? 0.0005);
const spoken = shareOf(all, share, {
  seed: drawSeed(),
  keyOf: (one) => `${groupOf(one)} ${one.page.name}`,
  kindsOf: ({ locale }) => [locale.code],
});

let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 'livery', sites: bundles.map(({ site }) => site) });
  await sandbox.ready();
});
afterAll(() => sandbox.close());

/** A text without its placeholders and its markup. */
const plain = (text: string) => text.replace(/\{[\w.]+\}|<[^>]*>/g, ' ');

/** The page as it is served, with the sandbox's content. */
async function served({
  bundle: { site },
  bundle,
  locale,
  page,
}: Spoken): Promise<{ readonly document: Document; readonly content: unknown }> {
  const content = createSnapshotSource(createContentReader(site, injectedFetch(sandbox)));
  const payload = { site, build: 'test', release: 'test', ...(await pagePayload(bundle, page, locale, content)) };
  const prefix = locale.prefix === '' ? '' : `/${locale.prefix}`;
  const { html, head } = await renderPage(
    payload,
    page.path === '/' && prefix !== '' ? prefix : `${prefix}${page.path}`,
  );
  const { document } = new JSDOM(
    `<!doctype html><html lang="${locale.lang}"><head><title></title></head><body>${html}</body></html>`,
  ).window;
  document.title = head.title;
  for (const [name, text] of head.meta) {
    const meta = document.createElement('meta');
    meta.setAttribute(name.includes(':') ? 'property' : 'name', name);
    meta.setAttribute('content', text);
    document.head.append(meta);
  }
  return { document, content: payload.content.values };
}

describe.each(['scripts/sandbox/data', 'site-configs', 'templates'])('texts by language in %s', (folder) => {
  const sources = folderTexts(root, folder)
    .filter(({ place }) => !place.startsWith('site-configs/platform/locales.json'))
    .map(({ code, place, text }) => ({ code, place, text: plain(text) }));
  const names = [
    ...sandboxNames(root),
    ...bundles.flatMap(({ site }) => [site.name, ...(site.operator === undefined ? [] : namesIn(site.operator))]),
  ];

  it.each(localeCodes)('[I18N-1] are in their language: %s', (code) => {
    const texts = sources.filter((one) => one.code === code);
    expect(foreignTexts({ lang: '', texts, names }, code, { names: [], english: new Set() })).toEqual([]);
  });
});

it.each([...new Set(spoken.map(groupOf))])(
  '[I18N-1] no page of %s mixes languages',
  { timeout: 900_000 },
  async (group) => {
    const found: string[] = [];
    for (const one of spoken.filter((other) => groupOf(other) === group)) {
      const { document, content } = await served(one);
      const words = pageWords(document);
      const lines = foreignTexts(
        { ...words, names: [...words.names, ...namesIn(content)] },
        one.locale.code,
        knownNames(root, one.bundle, one.locale.code),
      );
      found.push(...lines.map((line) => `${one.page.name}: ${line}`));
      document.defaultView?.close();
    }
    expect(found).toEqual([]);
  },
);
