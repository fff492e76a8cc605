import type { CompiledBundle, CompiledLocale, CompiledPage } from '../../engine/config/compiled';
import type { DocumentPayload, PagePayload } from '../../engine/stores/payload';
import { pathOf } from '../build/addresses';
import type { PageFiles } from '../build/chunks';
import { iconOf } from '../build/siteFiles';
import { bootInputOf } from './bootInput';
import { documentOf } from './document';
import type { PrerenderKit } from './kit';
import { markParts } from './parts';
import { takePreloads } from './preloads';
import { breadcrumbsOf } from './structuredData';
import { firstFonts, type BrandColors } from './themeSheet';

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
  readonly style: string;
  readonly payload: PagePayload;
  readonly release: string;
}

/** Renders one page in one language to a whole HTML document. */
export async function renderDocument(input: DocumentInput): Promise<string> {
  const { bundle, page, locale, kit, files } = input;
  const { site } = bundle;
  // The document names the sheets it holds (`data-sheets`); its payload does not say them again.
  const payload: DocumentPayload = { ...input.payload, styles: [], site, build: input.release };
  const { html, head } = await kit.prerender.renderPage(payload, pathOf(page, locale));
  const { body, pictures } = takePreloads(html);
  const fonts = firstFonts(input.templateCss, site.theme.template, locale.lang);
  return documentOf({
    lang: locale.lang,
    head,
    themeColor: input.colors.theme,
    structuredData: breadcrumbsOf({ site, page, locale }, head),
    links: [
      ...fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
      ...pictures,
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'icon', href: iconOf(bundle) },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
    style: input.style,
    inlinedSheets: files.styles,
    entry: files.entry,
    scripts: files.scripts,
    boot: kit.boot,
    bootInput: bootInputOf(site, locale),
    bodyClasses: site.theme.bodyClasses,
    body: markParts(body),
    payload,
  });
}
