import type { CompiledBundle, CompiledLocale, CompiledPage } from '../../engine/config/compiled';
import type { DocumentPayload, PagePayload } from '../../engine/stores/payload';
import { pathOf } from '../build/addresses';
import type { WholeSheet } from '../build/builtChunks';
import type { PageFiles } from '../build/chunks';
import { iconOf } from '../build/siteFiles';
import { bootInputOf } from './bootInput';
import { demoRules } from './demoLine';
import { documentOf, baseRules, type DocumentParts, type LinkedSheet } from './document';
import { firstScreenOf } from './firstScreen';
import { siteInDocument } from './pageLayouts';
import type { PrerenderKit } from './kit';
import { markParts } from './parts';
import { takePreloads } from './preloads';
import { breadcrumbsOf } from './structuredData';
import { firstFonts, type BrandColors } from './themeSheet';
import { ownValue } from '../../engine/config/ownValue';

/** What a page's HTML is made of. */
export interface DocumentInput {
  readonly bundle: CompiledBundle;
  readonly page: CompiledPage;
  readonly locale: CompiledLocale;
  readonly kit: PrerenderKit;
  readonly colors: BrandColors;
  /** The template's built sheets, for its fonts. */
  readonly templateCss: string;
  readonly files: PageFiles;
  readonly payload: PagePayload;
  readonly release: string;
}

/** Renders one page in one language to a whole HTML document. */
export async function renderDocument(input: DocumentInput): Promise<string> {
  const { bundle, page, locale, kit, files } = input;
  const { site } = bundle;
  // The document names the sheets it holds (`data-sheets`); its payload does not say them again.
  const payload: DocumentPayload = {
    ...input.payload,
    styles: [],
    site: siteInDocument(site, page),
    build: input.release,
  };
  const { html, head } = await kit.prerender.renderPage(payload, pathOf(page, locale));
  const { body, pictures } = takePreloads(html);
  const fonts = firstFonts(input.templateCss, site.theme.template, locale.lang);
  const preloads = [
    ...fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...pictures,
  ];
  // A home is made so that a late font moves next to nothing in it (decision 14).
  const isHome = page.name === 'home';
  const marked = markParts(body);
  const parts: DocumentParts = {
    lang: locale.lang,
    head,
    themeColor: input.colors.theme,
    structuredData: breadcrumbsOf({ site, page, locale }, head),
    preloads: isHome ? preloads : [],
    links: [
      ...(isHome ? [] : preloads),
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'icon', href: iconOf(bundle) },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
    style: '',
    sheets: linkedSheets(files.styles, ownValue(kit.chunks.wholeSheets, site.theme.template)),
    entry: files.entry,
    scripts: files.scripts,
    boot: kit.boot,
    bootInput: bootInputOf(site, locale),
    bodyClasses: site.theme.bodyClasses,
    asOf: payload.content.asOf,
    body: marked,
    firstScreen: marked.length,
    payload,
  };
  const { style, end } = firstScreenOf({
    body: marked,
    rules: files.styles.flatMap(kit.rulesOf),
    own: baseRules(site.breakpoints) + (bundle.isDemo ? demoRules(site) : ''),
    languages: site.locales.enabled.map((enabled) => enabled.lang),
    documentOf: (first, html) =>
      documentOf({ ...parts, style: first, body: html, firstScreen: html.length, sheets: [], payload: null }),
  });
  return documentOf({ ...parts, style, firstScreen: end });
}

/** The sheets that a page links: the one of its template's home in place of those that it holds. */
function linkedSheets(styles: readonly string[], whole: WholeSheet | undefined): readonly LinkedSheet[] {
  const held = new Set(whole?.sheets.map((file) => `/${file}`));
  const others = styles.filter((address) => !held.has(address)).map((href) => ({ href }));
  return whole ? [{ href: `/${whole.file}`, holds: styles.filter((address) => held.has(address)) }, ...others] : others;
}
